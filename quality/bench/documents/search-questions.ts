/** Searches of people; the first words are in most documents and the last ones in few. */
import { answerOf, type SignedUp } from '../../people.ts'

export const questions: Readonly<Record<string, (number: number) => object>> = {
  'rare word': (number) => ({ query: `ozelkelime${number % 1_000}` }),
  'common word': () => ({ query: 'mahkeme' }),
  'three words': (number) => ({ query: `tahliye kira ${['ihtar', 'rapor', 'keşif'][number % 3]}` }),
  phrase: () => ({ query: '"bilirkişi raporuna itiraz"' }),
  exclusion: () => ({ query: 'tazminat -kira' }),
  'newest first': () => ({ query: 'mahkeme', sort: 'newest' }),
}

export const search = (address: string, { accessToken }: SignedUp, body: object) =>
  answerOf<{ total: number }>(address, 'POST', '/case-management/documents/search', {
    body,
    token: accessToken,
  })
