// A small app of another team: it lists what a patron has at home.
export async function loansOf(api, headers) {
  const answer = await fetch(`${api}/api/emprestimo/titulos-pendentes`, { headers: { lang: '2', ...headers } });
  if (!answer.ok) throw new Error(`The library answered ${answer.status}.`);
  const { titulos } = await answer.json();
  return titulos.map(({ descricao, dataDevolucaoPrevista }) => ({ title: descricao, due: dataDevolucaoPrevista }));
}

export async function signIn(api, username, password, headers) {
  const answer = await fetch(`${api}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      grant_type: 'password',
      client_id: 'catalogue-patron',
      client_secret: 'catalogue-patron-development',
      username,
      password,
    }),
  });
  const { access_token } = await answer.json();
  return { authorization: `Bearer ${access_token}` };
}
