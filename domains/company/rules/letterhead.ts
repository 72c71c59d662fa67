/** What the head of a document says of the office below its name. */
import { printedIban } from './iban.ts'

interface Said {
  address: string
  taxOffice: string
  taxNumber: string
  phone: string
  iban: string
}

const words = {
  tr: { tax: 'Vergi dairesi / no', phone: 'Telefon', iban: 'IBAN' },
  en: { tax: 'Tax office / no.', phone: 'Telephone', iban: 'IBAN' },
}

/** A line each; what the office has not said is left out, and the account where no money is asked for. */
export function letterheadLines(
  { address, taxOffice, taxNumber, phone, iban }: Said,
  { language, asksForMoney }: { language: 'tr' | 'en'; asksForMoney: boolean },
): string[] {
  const said = words[language]
  const tax = [taxOffice, taxNumber].filter(Boolean).join(' / ')
  const numbers = [tax && `${said.tax}: ${tax}`, phone && `${said.phone}: ${phone}`]
  return [
    address.replace(/\s*\n\s*/g, ', '),
    numbers.filter(Boolean).join(' · '),
    asksForMoney && iban ? `${said.iban}: ${printedIban(iban)}` : '',
  ].filter(Boolean)
}
