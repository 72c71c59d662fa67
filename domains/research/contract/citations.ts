/** The row that checks a citation against the archive. */
import { defineRows, priceOfBody } from '@mizan/platform/contract'
import { CitationCheck, CitationVerdict } from '../schemas.ts'
import { verifyAccess } from './shared.ts'

/** The quotation is compared with each word of a text, which may be long. */
const verifyPrice = priceOfBody(CitationCheck, ({ quote = '' }) => 2 + quote.length / 400)

export const citationRows = defineRows({
  'citations.verify': {
    method: 'POST',
    asks: true,
    path: '/case-search/citation/verify',
    group: 'case-search',
    access: verifyAccess,
    summary:
      'Tells whether a decision or an article exists, whether its numbers, chamber and date fit together, and whether a quotation stands in it',
    body: CitationCheck,
    price: verifyPrice,
    answer: CitationVerdict,
    errors: [],
    sample: { body: { lawNumber: 'TBK', articleNo: '344', quote: 'kira bedeli' } },
  },
})
