/**
 * Shown when the app could not start. Its texts are not loaded either: one sentence in the page's three languages, and
 * a retry.
 */
export function BootFailed() {
  return (
    <main className="loading container">
      <div className="failure" role="alert">
        <h1>Sem contato com o servidor. Confira sua internet e tente de novo.</h1>
        <p lang="en">The server cannot be reached. Check your connection and try again.</p>
        <p lang="es">No hay contacto con el servidor. Revise su conexión e intente de nuevo.</p>
      </div>
      <button type="button" onClick={() => window.location.reload()}>
        Tentar de novo · Try again · Intentar de nuevo
      </button>
    </main>
  );
}
