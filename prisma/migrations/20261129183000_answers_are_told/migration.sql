-- An answer, or what it costs, is news also where the status stays.
CREATE TRIGGER untold_answer BEFORE UPDATE OF "resposta", "valor" ON "solicitacao"
    FOR EACH ROW WHEN (OLD.resposta IS DISTINCT FROM NEW.resposta OR OLD.valor IS DISTINCT FROM NEW.valor)
    EXECUTE FUNCTION untold();
CREATE TRIGGER untold_answer BEFORE UPDATE OF "resposta" ON "solicitacao_emprestimo"
    FOR EACH ROW WHEN (OLD.resposta IS DISTINCT FROM NEW.resposta) EXECUTE FUNCTION untold();
