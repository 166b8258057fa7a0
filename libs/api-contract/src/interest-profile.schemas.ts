import * as z from 'zod/mini';
import { Code, CodeList, Count, Flag, IsoDate, Option, Text, TypedText, assumed, given } from './fields';
import { Unit } from './units';

/**
 * The kind of a followed topic. The values of `tipoDSI` and `tipoPesquisa` are this project's; the documents only name
 * the fields.
 */
export const TopicKind = { area: 'A', author: 'U', subject: 'S' } as const;
export const TopicKindCode = z.enum(TopicKind);
export type TopicKindCode = z.output<typeof TopicKindCode>;

/** Why a title matches the profile: one of the topics, a periodical or a work type. */
export const InterestOrigin = { ...TopicKind, serial: 'P', workType: 'T' } as const;

/** The most topics that a person follows, and the most periodicals. */
export const maxInterests = 300;
/** Maximum topics or periodicals per search. */
export const maxInterestsFound = 50;
/** Maximum titles that match a profile; the newest are sent. */
export const maxMatchingTitles = 500;

const isoDate = given(IsoDate);
const libraries = given(z.array(Code).check(z.maxLength(100)));
const languages = given(z.array(z.string().check(z.regex(/^[a-z]{3}$/))).check(z.maxLength(100)));
const itemsOf = <S extends z.ZodMiniType>(item: S) =>
  given(z.array(item).check(z.minLength(1, 'escolha ao menos um item'), z.maxLength(100)));

/** A code and its kind: for an area the great area, for authors and subjects the kind of authority. */
const TopicRef = { codigo: given(TypedText), codTipoArea: given(TypedText) };

/** An area, author or subject that can be followed. */
export const Topic = z.object({ codigo: given(Text), codTipoArea: given(Text), descricao: assumed(z.string()) });
export type Topic = z.output<typeof Topic>;
/** A topic that is followed until `validade` (its last day). */
export const FollowedTopic = z.extend(Topic, { tipoDSI: given(TopicKindCode), validade: isoDate });
export type FollowedTopic = z.output<typeof FollowedTopic>;

/** A search for topics of one kind. */
export const TopicSearch = z.strictObject({ tipoPesquisa: given(TopicKindCode), termoPesquisa: given(TypedText) });
/** Topics of one kind to follow until a date. */
export const NewTopics = z.strictObject({
  tipoDSI: given(TopicKindCode),
  validade: isoDate,
  itens: itemsOf(z.strictObject(TopicRef)),
});
/** A followed topic, to be removed. */
export const OneTopic = z.strictObject({ ...TopicRef, tipoDSI: given(TopicKindCode) });
/** A followed topic and its new end. */
export const TopicValidity = z.strictObject({ ...TopicRef, tipoDSI: given(TopicKindCode), validade: isoDate });

/** A periodical that can be followed. */
export const Serial = z.object({ cod_acervo: given(Text), titulo: assumed(z.string()) });
export type Serial = z.output<typeof Serial>;
/** A followed periodical; no library means all of them. */
export const FollowedSerial = z.object({
  codigo: given(Text),
  cod_acervo: given(Text),
  titulo: assumed(z.string()),
  validade: isoDate,
  fasciculo: given(Flag),
  artigo: given(Flag),
  sumario: given(Flag),
  bibliotecas: given(z.array(Text)),
});
export type FollowedSerial = z.output<typeof FollowedSerial>;

const SerialWish = { fasciculo: given(Flag), artigo: given(Flag), sumario: given(Flag), bibliotecas: libraries };
/** A search for periodicals, in all libraries or some. */
export const SerialSearch = z.strictObject({
  termoPesquisa: given(TypedText),
  bibliotecas: given(z.optional(CodeList)),
});
/** Periodicals to follow until a date. */
export const NewSerials = z.strictObject({
  validade: isoDate,
  itens: itemsOf(z.strictObject({ cod_acervo: assumed(Code), ...SerialWish })),
});
/** A followed periodical with its new options. */
export const SerialChange = z.strictObject({ codigo: given(Code), validade: isoDate, ...SerialWish });

/** A followed work type; no library or language means all of them. */
export const FollowedWorkType = z.object({
  codigo: given(Text),
  cod_tipo_obra: given(Text),
  descricao: assumed(z.string()),
  validade: isoDate,
  bibliotecas: given(z.array(Text)),
  idiomas: given(z.array(z.string())),
});
export type FollowedWorkType = z.output<typeof FollowedWorkType>;

const WorkTypeWish = { bibliotecas: libraries, idiomas: languages };
/** Work types to follow until a date. */
export const NewWorkTypes = z.strictObject({
  validade: isoDate,
  itens: itemsOf(z.strictObject({ cod_tipo_obra: assumed(Code), ...WorkTypeWish })),
});
/** A followed work type with its new options. */
export const WorkTypeChange = z.strictObject({ codigo: given(Code), validade: isoDate, ...WorkTypeWish });

/** A followed periodical or work type, to be removed. */
export const OneInterest = z.strictObject({ codigo: given(Code) });

/** The options of the interest screens; `maximo_dias`: the longest validity in days. */
export const InterestOptions = z.object({
  tipos_dsi: assumed(z.array(Option)),
  tipos_area: assumed(z.array(Option)),
  bibliotecas: assumed(z.array(Unit)),
  idiomas: assumed(z.array(Option)),
  tipos_obra: assumed(z.array(Option)),
  maximo_dias: assumed(Count),
});

/**
 * A title that matches the profile; `data_inclusao`: since when, an ISO date; `origem`: the topic, periodical or work
 * type it matches.
 */
export const MatchingTitle = z.object({
  cod_acervo: given(Text),
  titulo: assumed(z.string()),
  autor: assumed(z.nullable(z.string())),
  cod_tipo_obra: assumed(Text),
  data_inclusao: assumed(IsoDate),
  tipo_origem: assumed(z.enum(InterestOrigin)),
  origem: assumed(z.string()),
});
export type MatchingTitle = z.output<typeof MatchingTitle>;
