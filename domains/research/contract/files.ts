/** Rows that give several decisions, or a law, as one file. */
import { defineRows, fileOf, priceOfBody } from '@mizan/platform/contract'
import { z } from 'zod'
import { mostInFile, type TextFileType, textFileTypes } from '../data/file-types.ts'
import { SearchCountry } from '../schemas.ts'
import { LawId, lawAccess, searchAccess } from './shared.ts'

const Type = z.enum(Object.keys(textFileTypes) as [TextFileType, ...TextFileType[]]).default('pdf')
const unitsOfDecision = 20

const ChosenDecisions = z.strictObject({
  /** In the order in which they stand in the file. */
  ids: z.array(z.string().min(1).max(64)).min(1).max(mostInFile),
  searchCountry: SearchCountry,
  type: Type,
})

export const fileRows = defineRows({
  'decisions.file': {
    method: 'POST',
    asks: true,
    path: '/case-search/cases/file',
    group: 'case-search',
    access: searchAccess,
    summary: 'Gives several decisions of a country as one PDF or Word file',
    body: ChosenDecisions,
    price: priceOfBody(ChosenDecisions, ({ ids }) => ids.length * unitsOfDecision),
    answer: fileOf(...Object.values(textFileTypes)),
    errors: ['decision.not_found'],
    sample: { body: { ids: ['sample'], searchCountry: 'turkey', type: 'pdf' } },
  },
  'laws.file': {
    method: 'GET',
    path: '/laws/get/{lawId}/file',
    group: 'laws',
    access: lawAccess,
    summary: 'Gives a law, or one of its articles, as PDF or Word file',
    params: LawId,
    query: z.object({
      /** Id of the only article that is wanted. */
      article: z.string().min(1).max(80).optional(),
      type: Type,
    }),
    price: 100,
    answer: fileOf(...Object.values(textFileTypes)),
    errors: ['law.not_found', 'article.not_found'],
    sample: { params: { lawId: 'sample' } },
  },
})
