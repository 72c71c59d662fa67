/**
 * Reads into memory the data that most queries need, so that the first query is as fast as the next. A whole field of
 * words would take a gigabyte, most of it for words of very few documents, which are fast enough to read on demand.
 * The engine has no call to load a range of an index, so it is queried instead: "all of these words and a far rarer
 * one" reads the lists of all of them but only checks the few documents of the rarer one; as a phrase it reads their
 * positions as well. The rarer word has to occur in every partition of the index, because the engine reads nothing of a
 * partition that lacks one of the words.
 */
import { type FullTextQuery, MatchQuery, Operator, PhraseQuery, type Table } from '@lancedb/lancedb'
import type { IndexSchema } from '../port.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { tryField } from './table.ts'

/**
 * The share of each field that is read; fields that are not named are not read. Common words are those of the
 * vocabulary.
 */
export type WarmFields = Record<string, 'all' | 'common words'>

/** Lists are read for words in at least this share of the documents; positions, which are larger, for fewer words. */
const LISTED = 1 / 1000
const PLACED = 1 / 10
const WORDS_PER_QUESTION = 64
const WORDS_PER_PHRASE = 16

interface OpenVersion {
  table: Table
  schema: IndexSchema
  vocabulary: Vocabulary
  documents: number
}

/** Rejects if an index is damaged; a damaged list of a rare word, in the middle of a file, may go unnoticed. */
export async function warmIndexes(opened: OpenVersion, fields: WarmFields): Promise<void> {
  const { table, schema } = opened
  for (const { name, columns } of await table.listIndices())
    if (columns.every((column) => !(column in schema.fields) || fields[column] === 'all'))
      await table.prewarmIndex(name)
  for (const field of Object.keys(schema.fields)) {
    await tryField(table, field)
    if (fields[field] === 'common words') await warmCommonWords(opened, field)
  }
}

async function warmCommonWords(
  { table, schema, vocabulary, documents }: OpenVersion,
  field: string,
): Promise<void> {
  const listed = commonWords(vocabulary, documents * LISTED)
  const [rarest] = listed
  if (!rarest) return
  await askInParts(table, listed, WORDS_PER_QUESTION, (words) => {
    return new MatchQuery([rarest, ...words].join(' '), field, { operator: Operator.And })
  })
  if (!schema.fields[field]?.positions) return
  await askInParts(table, commonWords(vocabulary, documents * PLACED), WORDS_PER_PHRASE, (words) => {
    return new PhraseQuery([rarest, ...words].join(' '), field)
  })
}

async function askInParts(
  table: Table,
  words: readonly string[],
  together: number,
  questionOf: (words: readonly string[]) => FullTextQuery,
): Promise<void> {
  for (let start = 0; start < words.length; start += together) {
    const search = table.query().fullTextSearch(questionOf(words.slice(start, start + together)))
    await search.select(['_score']).limit(1).toArrow()
  }
}

/** Words of at least `least` documents, the rarest first. */
function commonWords(vocabulary: Vocabulary, least: number): string[] {
  const found: { word: string; count: number }[] = []
  for (let index = 0; index < vocabulary.size; index++) {
    const count = vocabulary.countAt(index)
    if (count >= least) found.push({ word: vocabulary.termAt(index), count })
  }
  return found.sort((one, other) => one.count - other.count).map(({ word }) => word)
}
