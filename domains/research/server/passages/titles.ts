/** How a source is named in one line. */
import { articleCitation, articleMark } from '../../rules/law-citation.ts'
import type { LawSummary } from '../../schemas.ts'

/** "TBK m. 344", "geçici m. 2" after the name of a law without an abbreviation. */
export const formatArticle = (law: LawSummary, articleNo: string): string =>
  law.abbreviation ? `${law.abbreviation} ${articleMark(articleNo)}` : articleCitation(law, articleNo)
