/** A statement of account as PDF: A4, a table that goes on over pages, with its heading on each. */
import { openPdf } from '@mizan/platform/pdf'
import { standingOf } from '../../rules/amount.ts'
import type { Account } from '../../schemas.ts'
import {
  colours,
  drawLetterhead,
  type Paper,
  page,
  put,
  putRight,
  right,
  rule,
  type Style,
} from '../paper/paper.ts'
import { figures, type Language, wayOf, writtenDay } from '../written.ts'
import { type Statement, type StatementLine, shownBalance, wordsOf } from './statement.ts'

/** Left edge of the first two columns, right edge of the others. */
const columns = { date: page.side, text: 106, charged: 378, paid: 464, balance: right }
const textWidth = 190
const lineHeight = 13

/** Draws from top to bottom, and begins a new page when a row does not fit any more. */
function tableOn(doc: Paper, language: Language) {
  const words = wordsOf(language)
  let y = page.top
  let account: Account = 'fee'
  const heading = () => {
    const style = { face: 'bold', size: 8.5, colour: colours.muted } as const
    put(doc, words.date, columns.date, y, style)
    put(doc, words.description, columns.text, y, style)
    putRight(doc, words.charged[account], columns.charged, y, style)
    putRight(doc, words.paid[account], columns.paid, y, style)
    putRight(doc, words.balance, columns.balance, y, style)
    y += 16
    rule(doc, y - 3)
  }
  let pages = 0
  const addPage = () => {
    doc.addPage()
    pages += 1
    putRight(doc, String(pages), right, page.height - 36, { size: 8, colour: colours.muted })
    y = page.top
  }
  const fits = (room: number) => y + room <= page.height - page.bottom
  return {
    top: (statement: Statement) => {
      addPage()
      y = drawTop(doc, statement, language)
    },
    /** A heading is never left alone at the end of a page. */
    part: (next: Account, isNamed: boolean) => {
      account = next
      if (!fits(96)) addPage()
      if (isNamed) {
        put(doc, words.part[account], page.side, y, { face: 'bold', size: 11.5, colour: colours.title })
        y += 20
      }
      heading()
    },
    gap: () => {
      y += 16
    },
    row: (cells: RowCells, style: Style = {}) => {
      const { face = 'regular' } = style
      const height = doc.font(face).fontSize(9).heightOfString(cells.text, { width: textWidth })
      const room = Math.max(height, lineHeight) + 5
      if (!fits(room)) {
        addPage()
        heading()
      }
      if (cells.date) put(doc, cells.date, columns.date, y, style)
      put(doc, cells.text, columns.text, y, { ...style, width: textWidth })
      for (const column of ['charged', 'paid', 'balance'] as const)
        if (cells[column]) putRight(doc, cells[column], columns[column], y, style)
      y += room
      rule(doc, y - 3)
    },
  }
}

interface RowCells {
  date?: string
  text: string
  charged?: string
  paid?: string
  balance?: string
}

/** Title, client and period; gives where the table begins. */
function drawTop(doc: Paper, { office, client, period }: Statement, language: Language): number {
  const words = wordsOf(language)
  const [start, end] = [period.startDate, period.endDate].map((day) => writtenDay(day, language))
  const width = right - page.side
  const below = drawLetterhead(doc, office, { language, asksForMoney: true })
  put(doc, words.title, page.side, below, { face: 'bold', size: 17, colour: colours.title, width })
  put(doc, `${words.client}: ${client}`, page.side, doc.y + 6, { face: 'bold', size: 10.5, width })
  put(doc, `${words.period}: ${start} – ${end}`, page.side, doc.y + 2, { width })
  return doc.y + 18
}

function cellsOf(line: StatementLine, account: Account, language: Language): RowCells {
  const { date, description, caseTitle, kind, amount, balance } = line
  const way = wayOf(line, language)
  return {
    date: writtenDay(date, language),
    text:
      description + (way ? ` (${way})` : '') + (caseTitle ? `\n${wordsOf(language).case}: ${caseTitle}` : ''),
    [kind === 'payment' ? 'paid' : 'charged']: figures(amount, language),
    balance: figures(shownBalance(account, balance), language),
  }
}

/** The bytes of the PDF. Lets other work run every few milliseconds. */
export async function statementPdf(statement: Statement, language: Language): Promise<Buffer> {
  const words = wordsOf(language)
  const title = `${words.title} – ${statement.client}`
  const { doc, pace, end } = await openPdf({ title, author: statement.office.name, lang: language })
  const table = tableOn(doc, language)
  table.top(statement)
  for (const part of statement.parts) {
    const { account, charged, payments, opening, closing } = part
    const write = (amount: string) => figures(amount, language)
    const balance = (amount: string) => write(shownBalance(account, amount))
    table.part(account, statement.parts.length > 1)
    table.row({ text: words.opening, balance: balance(opening) }, { colour: colours.muted })
    for (const line of part.lines) {
      await pace()
      table.row(cellsOf(line, account, language))
    }
    table.row({ text: words.total, charged: write(charged), paid: write(payments) }, { face: 'bold' })
    const standing = words.standing[account][standingOf(closing)]
    table.row({ text: `${words.closing} (${standing})`, balance: `${balance(closing)} ₺` }, { face: 'bold' })
    table.gap()
  }
  return end()
}
