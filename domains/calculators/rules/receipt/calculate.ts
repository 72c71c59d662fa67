/** Computes a self-employment receipt from any of its lines. */
import { amountOf, money } from '@mizan/platform/money'
import { type ReceiptNote, receiptNotes } from '../../data/notes/receipt.ts'
import type { Step } from '../../schemas/answer.ts'
import type { FigureRow } from '../../schemas/figures.ts'
import type { ReceiptAnswer, ReceiptAnswerLines, ReceiptInput } from '../../schemas/receipt.ts'
import { type Figures, findRowOn, rowOn } from '../figures.ts'
import { grossFor } from './gross-for.ts'
import { type ReceiptLines, type ReceiptRates, receiptLines } from './lines.ts'
import { receiptSteps } from './steps.ts'

interface ReceiptFigures {
  rates: ReceiptRates
  rows: FigureRow[]
  /** The rate of the matter on that day, if there is a row. */
  usual: string | undefined
}

/** @throws Refusal if no rate is known for the day */
export function calculateReceipt(input: ReceiptInput, figures: Figures): ReceiptAnswer {
  const { rates, rows, usual } = ratesOf(input, figures)
  const found = grossFor(money(input.amount), input.given, rates)
  const lines = receiptLines(found.gross, rates)
  const limit = findRowOn(figures, { table: 'receipt.vatLimit', day: input.date })
  const isBelow = limit !== undefined && lines.total.hundredths <= money(limit.value).hundredths
  const isWithheld = rates.vatWithheldTenths > 0
  const codes: ReceiptNote[] = [
    ...(found.isExact ? [] : (['receipt.no_exact_gross'] as const)),
    ...(found.isExact && found.others.length > 0 ? (['receipt.several_gross'] as const) : []),
    ...(input.payer === 'person' ? (['receipt.no_withholding'] as const) : []),
    ...(usual !== undefined && usual !== rates.vat ? (['receipt.vat_rate_differs'] as const) : []),
    ...(isWithheld ? (['receipt.vat_withheld_who'] as const) : []),
    ...(isWithheld && isBelow ? (['receipt.below_vat_limit'] as const) : []),
    ...(isWithheld && input.payer === 'person' ? (['receipt.person_withholds_vat'] as const) : []),
    'receipt.tariff_includes_vat',
  ]
  const steps: Step[] = receiptSteps(lines, rates)
  return {
    ...written(lines),
    vatRate: rates.vat,
    withholdingRate: rates.withholding,
    isExact: found.isExact,
    others: found.others.map((gross) => written(receiptLines(gross, rates))),
    steps,
    rows: isWithheld && limit ? [...rows, limit] : rows,
    notes: codes.map((code) => ({ code, says: receiptNotes[code] })),
  }
}

function ratesOf(
  { date: day, matter, payer, vatRate, vatWithheld }: ReceiptInput,
  figures: Figures,
): ReceiptFigures {
  const wanted = { table: 'receipt.vat', key: matter, day } as const
  const vatRow = vatRate === undefined ? rowOn(figures, wanted) : findRowOn(figures, wanted)
  const withholdingRow =
    payer === 'withholder' ? rowOn(figures, { table: 'receipt.withholding', day }) : undefined
  const vat = vatRate ?? vatRow?.value ?? '0'
  return {
    rates: {
      withholding: withholdingRow?.value ?? '0',
      vat,
      vatWithheldTenths: Number(vatWithheld.split('/')[0]),
    },
    rows: [withholdingRow, vatRow?.value === vat ? vatRow : undefined].filter((row) => row !== undefined),
    usual: vatRow?.value,
  }
}

const written = (lines: ReceiptLines): ReceiptAnswerLines => ({
  gross: amountOf(lines.gross),
  withholding: amountOf(lines.withholding),
  net: amountOf(lines.net),
  vat: amountOf(lines.vat),
  vatWithheld: amountOf(lines.vatWithheld),
  vatPaid: amountOf(lines.vatPaid),
  total: amountOf(lines.total),
  collected: amountOf(lines.collected),
})
