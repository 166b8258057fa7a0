-- Figures of use need no names.
ALTER TABLE "estatistica_acesso" DROP COLUMN "user_id";
