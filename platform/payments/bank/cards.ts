/** The test cards that the sandbox bank knows. It forgets each number as soon as it has found its card. */

/** The outcome of a charge. `secure`: the outcome of the 3-D Secure step in spite of a right code. */
interface TestCard {
  number: string
  bank: string
  association: 'VISA' | 'MASTER_CARD' | 'TROY' | 'AMERICAN_EXPRESS'
  type: 'CREDIT_CARD' | 'DEBIT_CARD'
  /** Error code of each charge. */
  declines?: string
  /** Cancelling and refunding are refused. */
  keeps?: true
  secure?: '0' | '4' | 'none'
}

const good = (
  number: string,
  bank: string,
  association: TestCard['association'],
  type: TestCard['type'] = 'CREDIT_CARD',
): TestCard => ({ number, bank, association, type })

const bad = (number: string, rest: Pick<TestCard, 'declines' | 'keeps' | 'secure'>): TestCard => ({
  ...good(number, 'Test Bankası', number.startsWith('5') ? 'MASTER_CARD' : 'VISA'),
  ...rest,
})

export const testCards: readonly TestCard[] = [
  good('5890040000000016', 'Akbank', 'MASTER_CARD', 'DEBIT_CARD'),
  good('5526080000000006', 'Akbank', 'MASTER_CARD'),
  good('9792072000017956', 'Akbank', 'TROY'),
  good('4766620000000001', 'Denizbank', 'VISA', 'DEBIT_CARD'),
  good('4603450000000000', 'Denizbank', 'VISA'),
  good('4987490000000002', 'Finansbank', 'VISA', 'DEBIT_CARD'),
  good('5311570000000005', 'Finansbank', 'MASTER_CARD'),
  good('9792020000000001', 'Finansbank', 'TROY', 'DEBIT_CARD'),
  good('9792030000000000', 'Finansbank', 'TROY'),
  good('5170410000000004', 'Garanti Bankası', 'MASTER_CARD', 'DEBIT_CARD'),
  good('5400360000000003', 'Garanti Bankası', 'MASTER_CARD'),
  good('374427000000003', 'Garanti Bankası', 'AMERICAN_EXPRESS'),
  good('4475050000000003', 'Halkbank', 'VISA', 'DEBIT_CARD'),
  good('5528790000000008', 'Halkbank', 'MASTER_CARD'),
  good('4059030000000009', 'HSBC Bank', 'VISA', 'DEBIT_CARD'),
  good('5504720000000003', 'HSBC Bank', 'MASTER_CARD'),
  good('5892830000000000', 'İş Bankası', 'MASTER_CARD', 'DEBIT_CARD'),
  good('4543590000000006', 'İş Bankası', 'VISA'),
  good('4910050000000006', 'Vakıfbank', 'VISA', 'DEBIT_CARD'),
  good('4157920000000002', 'Vakıfbank', 'VISA'),
  good('5168880000000002', 'Yapı Kredi', 'MASTER_CARD', 'DEBIT_CARD'),
  good('5451030000000000', 'Yapı Kredi', 'MASTER_CARD'),
  good('4054180000000007', 'Foreign Bank', 'VISA', 'DEBIT_CARD'),
  good('5400010000000004', 'Foreign Bank', 'MASTER_CARD'),
  bad('5406670000000009', { keeps: true }),
  bad('4111111111111129', { declines: '10051' }),
  bad('4129111111111111', { declines: '10005' }),
  bad('4128111111111112', { declines: '10012' }),
  bad('4127111111111113', { declines: '10041' }),
  bad('4126111111111114', { declines: '10043' }),
  bad('4125111111111115', { declines: '10054' }),
  bad('4124111111111116', { declines: '10084' }),
  bad('4123111111111117', { declines: '10057' }),
  bad('4122111111111118', { declines: '10058' }),
  bad('4121111111111119', { declines: '10034' }),
  bad('4120111111111110', { declines: '10093' }),
  bad('4130111111111118', { declines: '10000' }),
  bad('4131111111111117', { secure: '0' }),
  bad('4141111111111115', { secure: '4' }),
  bad('4151111111111112', { secure: 'none' }),
]

/** A card of the table without its number, as the bank keeps it. */
export interface KnownCard extends Omit<TestCard, 'number'> {
  binNumber: string
  lastFourDigits: string
}

export function cardOf(number: string): KnownCard | undefined {
  const found = testCards.find((card) => card.number === number)
  if (!found) return undefined
  const { number: _forgotten, ...rest } = found
  return { ...rest, binNumber: number.slice(0, 8), lastFourDigits: number.slice(-4) }
}
