/** A dated figure and its source, in words. */
import type { FigureRow, FigureSource } from '../schemas/figures.ts'
import { type Language, writeDay, writeFigures, writeMoney, writePercent, writePermille } from './writing.ts'

type FigureWriter = (value: string, language: Language) => string

const units: Readonly<Record<FigureRow['unit'], FigureWriter>> = {
  percent: writePercent,
  permille: writePermille,
  ratio: (value, language) => value.replace('.', language === 'tr' ? ',' : '.'),
  TRY: (value, language) => writeMoney(value, language),
  days: (value, language) => `${value} ${language === 'tr' ? 'gün' : 'days'}`,
}

/** %24; of a bracket also the amount up to which it goes. */
export function writeFigure({ value, unit, upTo }: FigureRow, language: Language): string {
  const written = units[unit](value, language)
  if (!upTo) return written
  const end = writeFigures(upTo, language)
  return language === 'tr' ? `${written} (${end} ₺’ye kadar)` : `${written} (up to ₺${end})`
}

/** Writes "3095 s. Kanun m. 1, BKK 2005/9831, RG 30.12.2005/26039". */
export function writeSource({ law, article, gazette, words }: FigureSource, language: Language): string {
  const isTurkish = language === 'tr'
  const lawText = law && (isTurkish ? `${law} s. Kanun` : `Law ${law}`)
  const articleText = article && (isTurkish ? `m. ${article}` : `article ${article}`)
  const cited = [lawText, articleText].filter(Boolean).join(isTurkish ? ' ' : ', ')
  const official =
    gazette &&
    `${isTurkish ? 'RG' : 'Official Gazette'} ${writeDay(gazette.date, language)}/${gazette.number}`
  return [cited, words, official].filter(Boolean).join(', ')
}
