/** Several decisions, or a law, as one file. */
import { AppError, type BinaryAnswer } from '@mizan/platform/contract'
import { type TextFileType, textFileTypes } from '../../data/file-types.ts'
import { fileNameOf } from '../../rules/file-name.ts'
import { articleCitation, lawCitation } from '../../rules/law-citation.ts'
import { paragraphsOf } from '../../rules/paragraphs.ts'
import type { SearchCountry } from '../../schemas.ts'
import type { TextCall } from '../call.ts'
import { blocksOf, messagesOf, type PrintedDecision } from '../pdf/content.ts'
import { decisionsPdf, lawPdf } from '../pdf/index.ts'
import { blocksOfLaw } from '../pdf/law-content.ts'
import { wordOf } from '../pdf/word.ts'
import { type DecisionRow, findLaw, listArticles, rowsByIds } from '../store/reading.ts'
import { presentHead, presentLaw } from './present.ts'
import { detailsOf } from './read-decision.ts'

const answerOf = (name: string, type: TextFileType, body: Buffer): BinaryAnswer => ({
  contentType: textFileTypes[type],
  fileName: fileNameOf(name, type),
  body,
  size: body.length,
})

const printed = (row: DecisionRow): PrintedDecision => ({
  ...presentHead(row, [], row.text),
  ...detailsOf(row),
  paragraphs: paragraphsOf(row.text),
})

interface Chosen {
  ids: readonly string[]
  searchCountry: SearchCountry
  type: TextFileType
}

/** @throws AppError `decision.not_found` if one of them is not in the archive of the country */
export async function decisionsAsFile(
  call: TextCall,
  { ids, searchCountry, type }: Chosen,
): Promise<BinaryAnswer> {
  const wanted = [...new Set(ids)]
  const rows = new Map((await rowsByIds(call.unscoped, wanted, searchCountry)).map((row) => [row.id, row]))
  const decisions = wanted.map((id) => {
    const row = rows.get(id)
    if (!row) throw new AppError('decision.not_found')
    return printed(row)
  })
  const { language } = call
  const [only, another] = decisions
  const title = only && !another ? only.citation : messagesOf(language).decisions(decisions.length)
  const body =
    type === 'pdf'
      ? await decisionsPdf(title, decisions, language)
      : await wordOf(decisions.map((decision) => blocksOf(decision, language)))
  return answerOf(title, type, body)
}

interface WantedLaw {
  lawId: string
  article?: string | undefined
  type: TextFileType
}

/** @throws AppError `law.not_found`, `article.not_found` */
export async function lawAsFile(call: TextCall, { lawId, article, type }: WantedLaw): Promise<BinaryAnswer> {
  const db = call.unscoped
  const row = await findLaw(db, lawId)
  if (!row) throw new AppError('law.not_found')
  const all = await listArticles(db, lawId)
  const rows = article === undefined ? all : all.filter(({ id }) => id === article)
  const [first] = rows
  if (article !== undefined && !first) throw new AppError('article.not_found')
  const law = presentLaw(row)
  const title = article !== undefined && first ? articleCitation(law, first.article_no) : lawCitation(law)
  const articles = rows.map(({ article_no, heading, text }) => ({ articleNo: article_no, heading, text }))
  const blocks = blocksOfLaw(law, articles, call.language)
  return answerOf(title, type, type === 'pdf' ? await lawPdf(title, blocks) : await wordOf([blocks]))
}
