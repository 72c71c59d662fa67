/** Rows of the law calls. */
import { defineRows } from '@mizan/platform/contract'
import { z } from 'zod'
import { LawChunk, LawContent, LawPage, LawSearch, SearchCountry } from '../schemas.ts'
import { ChunkId, DecisionList, LawId, lawAccess, Marking, Paging } from './shared.ts'

export const lawRows = defineRows({
  'laws.search': {
    method: 'POST',
    asks: true,
    path: '/laws/search',
    group: 'laws',
    access: lawAccess,
    summary: 'Finds articles of laws by words, names and numbers',
    body: LawSearch,
    answer: LawPage,
    errors: ['search.query_too_short', 'search.only_exclusions', 'search.too_broad', 'search.not_ready'],
    sample: { body: { query: 'TBK 344', searchCountry: 'turkey' } },
  },
  'laws.content': {
    method: 'GET',
    path: '/laws/get/{lawId}/content',
    group: 'laws',
    access: lawAccess,
    summary: 'Reads a law with all its articles',
    params: LawId,
    query: Marking,
    answer: LawContent,
    errors: ['law.not_found'],
    sample: { params: { lawId: 'sample' } },
  },
  'laws.chunk': {
    method: 'GET',
    path: '/laws/get/{chunkId}/chunk',
    group: 'laws',
    access: lawAccess,
    summary: 'Reads one article of a law',
    params: ChunkId,
    query: Marking,
    answer: LawChunk,
    errors: ['article.not_found'],
    sample: { params: { chunkId: 'sample-1' } },
  },
  'laws.byNumber': {
    method: 'GET',
    path: '/laws/get/by-number/{lawNumber}',
    group: 'laws',
    access: lawAccess,
    summary: 'Reads a law by its number',
    params: z.object({ lawNumber: z.string().min(1).max(40) }),
    query: Marking.extend({ searchCountry: SearchCountry.default('turkey') }),
    answer: LawContent,
    errors: ['law.not_found'],
    sample: { params: { lawNumber: '6098' } },
  },
  'laws.citedBy': {
    method: 'GET',
    path: '/laws/get/{chunkId}/cited-by',
    group: 'laws',
    access: lawAccess,
    summary: 'Lists the decisions that cite this article',
    params: ChunkId,
    query: Paging,
    answer: DecisionList,
    errors: ['article.not_found'],
    sample: { params: { chunkId: 'sample-1' } },
  },
})
