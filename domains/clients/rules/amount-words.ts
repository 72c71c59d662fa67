/** Amounts in Turkish words, as receipts and cheques write them: `on iki bin beş yüz Türk lirası elli kuruş`. */

const ones = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz']
const tens = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan']
const groups = ['', 'bin', 'milyon', 'milyar']

function underThousand(value: number): string[] {
  const hundreds = Math.floor(value / 100)
  return [
    ...(hundreds > 1 ? [ones[hundreds] ?? ''] : []),
    ...(hundreds > 0 ? ['yüz'] : []),
    tens[Math.floor(value / 10) % 10] ?? '',
    ones[value % 10] ?? '',
  ].filter(Boolean)
}

/** Of decimal digits, below a trillion. One thousand is `bin` alone. */
function wholeInWords(digits: string): string {
  const parts = digits.padStart(12, '0').match(/.{3}/g) ?? []
  const said = parts.flatMap((part, at) => {
    const value = Number(part)
    const group = groups[groups.length - 1 - at] ?? ''
    if (value === 0) return []
    return [...(group === 'bin' && value === 1 ? [] : underThousand(value)), ...(group ? [group] : [])]
  })
  return said.length > 0 ? said.join(' ') : 'sıfır'
}

/** Of an amount as it is kept: `12500.50`. */
export function amountInWords(amount: string): string {
  const [whole = '0', part = '00'] = amount.split('.')
  const lira = `${wholeInWords(whole)} Türk lirası`
  return Number(part) === 0 ? lira : `${lira} ${wholeInWords(part)} kuruş`
}
