/** What a decision can come to, in the words of lawyers; these are also the values of the filter and of the counts. */

export const outcomes = [
  'Onama',
  'Düzelterek onama',
  'Kısmen bozma',
  'Bozma',
  'Ret',
  'Kabul',
  'Düşme',
  'İstinaf başvurusunun reddi',
  'İstinaf başvurusunun kabulü',
  'İptal',
  'İhlal',
  'İhlal yok',
  'Kabul edilemezlik',
  'Karar verilmesine yer olmadığına',
  'Aykırılığın giderilmesi',
  'Merci tayini',
  'Gönderme',
  'Geri çevirme',
  'İzin',
] as const
export type Outcome = (typeof outcomes)[number]

export const isOutcome = (value: string): value is Outcome => (outcomes as readonly string[]).includes(value)
