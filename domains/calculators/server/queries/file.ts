/** A result as a file: computed again from its inputs, so that nobody can put other figures into it. */

import { dayInTurkey } from '@mizan/platform/calendar'
import { nextTurn } from '@mizan/platform/call'
import { AppError, type BinaryAnswer } from '@mizan/platform/contract'
import { mediaTypes } from '../../data/media-types.ts'
import type { Calculator } from '../../rules/calculator.ts'
import type { FileInput } from '../../schemas/file.ts'
import type { Common } from '../../schemas.ts'
import { calculators, orRefused } from '../calculators.ts'
import type { CalculatorsCall } from '../call.ts'
import { resultPdf } from '../sheet/pdf.ts'
import type { Result } from '../sheet/result.ts'
import { resultXlsx } from '../sheet/xlsx.ts'
import { figuresOf } from './figures.ts'

/** @throws AppError `request.invalid` for an input that the calculator does not take */
export async function resultFile(
  call: CalculatorsCall,
  { call: name, input, format }: FileInput,
): Promise<BinaryAnswer> {
  const { body, ...calculator } = calculators[name]
  const read = body.safeParse(input)
  if (!read.success) throw new AppError('request.invalid')
  const figures = await figuresOf(call)
  await nextTurn()
  // The input was read by the shape that belongs to this calculator.
  const { calculate, sheet } = calculator as unknown as Calculator<unknown, Common>
  const answer = orRefused(() => calculate(read.data, figures), call.language)
  const { language } = call
  const madeOn = dayInTurkey(call.clock.now())
  const result: Result = { answer, language, madeOn, sheet: sheet(read.data, answer, language) }
  await call.charge(linesOf(result) / linesOfOneUnit[format])
  return {
    contentType: mediaTypes[format],
    fileName: `${result.sheet.title} ${madeOn}.${format}`,
    body: format === 'pdf' ? await resultPdf(result) : await resultXlsx(result),
  }
}

/** Lines that are written for one unit. */
const linesOfOneUnit = { pdf: 4, xlsx: 100 }

const linesOf = ({ sheet, answer }: Result): number =>
  sheet.tables.reduce((sum, { rows }) => sum + rows.length, answer.steps.length)
