/** A fee on its way through the articles of the tariff: each change leaves a step that names its article. */
import { amountOf, compareMoney, type Money, proportionOf } from '@mizan/platform/money'
import type { Step } from '../../schemas/answer.ts'
import { type BilingualText, say, writeMoney } from '../writing.ts'

export class FeeSum {
  amount: Money
  readonly steps: Step[] = []

  constructor(article: string, words: BilingualText, amount: Money) {
    this.amount = amount
    this.note(article, words)
  }

  /** Raises the fee to that amount if it is lower. */
  atLeast(article: string, words: BilingualText, floor: Money): this {
    return compareMoney(this.amount, floor) < 0 ? this.becomes(article, words, floor) : this
  }

  /** Lowers the fee to that amount if it is higher. */
  atMost(article: string, words: BilingualText, cap: Money): this {
    return compareMoney(this.amount, cap) > 0 ? this.becomes(article, words, cap) : this
  }

  /** Takes a part of the fee, such as three of four quarters. */
  part(article: string, words: BilingualText, times: number, over: number): this {
    const share = proportionOf(this.amount, { times: [times], over: [over] }, 'halfUp')
    return this.becomes(article, words, share)
  }

  private becomes(article: string, words: BilingualText, amount: Money): this {
    this.amount = amount
    this.note(article, words)
    return this
  }

  private note(article: string, words: BilingualText): void {
    const result = say((language) => writeMoney(amountOf(this.amount), language))
    this.steps.push({ says: withArticle(article, words), result })
  }
}

export const withArticle = (article: string, { tr, en }: BilingualText): BilingualText => ({
  tr: `${tr} (AAÜT m. ${article})`,
  en: `${en} (tariff, article ${article})`,
})
