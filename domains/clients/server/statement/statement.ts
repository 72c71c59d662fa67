/** What a statement of account says, in either form of file. */
import type { Letterhead } from '@mizan/company/server'
import { amountOf, money, subtract } from '@mizan/platform/money'
import type { Booking, Sums } from '../../rules/statement.ts'
import type { Account, Period } from '../../schemas.ts'
import type { Language, Way } from '../written.ts'

export interface StatementLine extends Booking, Way {
  description: string
  /** Of the case that it was for, if whoever asks may read it. */
  caseTitle: string | null
  balance: string
}

export interface StatementPart extends Sums {
  account: Account
  lines: readonly StatementLine[]
}

export interface Statement {
  office: Letterhead
  client: string
  period: Period
  /** First that of fees. */
  parts: readonly StatementPart[]
}

const tr = {
  title: 'Hesap ekstresi',
  client: 'Müvekkil',
  period: 'Dönem',
  date: 'Tarih',
  description: 'Açıklama',
  case: 'Dava',
  way: 'Ödeme şekli',
  part: { fee: 'Ücret hesabı', advance: 'Masraf avansı', trust: 'Emanet' },
  charged: { fee: 'Hizmet', advance: 'Masraf, iade', trust: 'Çıkan' },
  paid: { fee: 'Tahsilat', advance: 'Alınan avans', trust: 'Giren' },
  balance: 'Bakiye',
  opening: 'Devreden bakiye',
  total: 'Toplam',
  closing: 'Kapanış bakiyesi',
  standing: {
    fee: { owes: 'borçlu', advance: 'avansı var', settled: 'borcu yok' },
    advance: { owes: 'avans aşıldı, borçlu', advance: 'kalan avans', settled: 'avans kalmadı' },
    trust: { owes: 'borçlu', advance: 'emanette', settled: 'emanet yok' },
  },
}

const en: typeof tr = {
  title: 'Statement of account',
  client: 'Client',
  period: 'Period',
  date: 'Date',
  description: 'Description',
  case: 'Case',
  way: 'Paid by',
  part: { fee: 'Fees', advance: 'Expense advance', trust: 'Trust' },
  charged: { fee: 'Service', advance: 'Expense, refund', trust: 'Paid out' },
  paid: { fee: 'Payment', advance: 'Advance paid', trust: 'Received' },
  balance: 'Balance',
  opening: 'Opening balance',
  total: 'Total',
  closing: 'Closing balance',
  standing: {
    fee: { owes: 'owes', advance: 'in advance', settled: 'owes nothing' },
    advance: { owes: 'advance exceeded, owes', advance: 'left of the advance', settled: 'no advance left' },
    trust: { owes: 'owes', advance: 'held in trust', settled: 'nothing in trust' },
  },
}

export const wordsOf = (language: Language): typeof tr => (language === 'en' ? en : tr)

/** A balance as the account is read: what is owed of fees, and of the other two what is held, below zero if exceeded. */
export const shownBalance = (account: Account, balance: string): string =>
  account === 'fee' ? balance : amountOf(subtract(money('0'), money(balance)))
