/** The behaviour that every provider of card payments must have; the exam is run against each of them. */
import { test } from 'node:test'
import type { BankOptions } from '../bank/server.ts'
import { examineForm } from './exam-form.ts'
import type { ExaminedProvider, OpenProvider } from './exam-parts.ts'
import { examineStored } from './exam-stored.ts'
import { examineLosses, examineUndoing } from './exam-undoing.ts'

export function examine(name: string, open: OpenProvider): void {
  const exam = (
    title: string,
    work: (examined: ExaminedProvider) => Promise<void>,
    bank: Partial<BankOptions> = {},
  ) =>
    test(`${name}: ${title}`, async () => {
      const examined = await open(bank)
      try {
        await work(examined)
      } finally {
        await examined.close()
      }
    })
  examineForm(exam)
  examineStored(exam)
  examineUndoing(exam)
  examineLosses(exam)
}
