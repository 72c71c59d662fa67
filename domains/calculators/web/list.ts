/**
 * The calculators, from which index, addresses and commands are made. A new one adds its lines here and its page in
 * `pages.ts`. Titles are texts in both languages, because the command palette is on every screen.
 */

import type { BilingualText } from '@mizan/platform/contract'
import {
  attorneyFeeTitle,
  caseLimitationTitle,
  courtFeesTitle,
  enforcementCostsTitle,
  leaveTitle,
  mediationFeeTitle,
  overtimeTitle,
  penaltyLimitationTitle,
  receiptTitle,
  rentIncreaseTitle,
  sentenceTitle,
  severanceTitle,
} from '../data/titles.ts'

export const groups = ['time', 'interest', 'fee', 'labour', 'rent', 'criminal'] as const
export type Group = (typeof groups)[number]

export interface ListedCalculator {
  /** Its name for memory and links; unique. */
  id: string
  group: Group
  /** The name of its page; several entries may share one. */
  page: string
  /** Inputs with which the page begins. */
  inputs?: Readonly<Record<string, string>>
  title: BilingualText
  about: BilingualText
  /** Other words by which it is searched. */
  words?: string
}

export const calculatorList: readonly ListedCalculator[] = [
  {
    id: 'time-limit',
    group: 'time',
    page: 'time-limit',
    title: { tr: 'Süre hesaplama', en: 'Time limit' },
    about: {
      tr: 'Tebliğden son güne; tatiller ve adli tatille, maddesiyle',
      en: 'From service to the last day; holidays, court recess, articles',
    },
    words:
      'istinaf temyiz cevap itiraz şikâyet dava icra ödeme emri zamanaşımı hak düşürücü tebligat son gün deadline HMK CMK İYUK İİK KKTC',
  },
  {
    id: 'interest-legal',
    group: 'interest',
    page: 'interest',
    inputs: { kind: 'legal' },
    title: { tr: 'Yasal faiz', en: 'Legal interest' },
    about: {
      tr: '3095 sayılı Kanun m. 1; oran değişince bölünür',
      en: 'Law 3095, article 1; split where the rate changes',
    },
    words: 'kanuni faiz alacak 3095 statutory',
  },
  {
    id: 'interest-commercial',
    group: 'interest',
    page: 'interest',
    inputs: { kind: 'commercial' },
    title: { tr: 'Ticari temerrüt faizi (avans)', en: 'Commercial default interest (advance rate)' },
    about: {
      tr: '3095 sayılı Kanun m. 2/2; yarıyıl ya da değişen oranlarda',
      en: 'Law 3095, article 2/2; by half-years or at every change',
    },
    words: 'avans reeskont tacir ticari iş',
  },
  {
    id: 'interest-contractual',
    group: 'interest',
    page: 'interest',
    inputs: { kind: 'contractual' },
    title: { tr: 'Akdî faiz', en: 'Contract interest' },
    about: {
      tr: 'Sözleşmedeki sabit oranla; TBK m. 88 ve m. 120 sınırları',
      en: 'At a fixed rate; limits of Code of Obligations, articles 88 and 120',
    },
    words: 'sözleşme sabit oran temerrüt',
  },
  {
    id: 'interest-table',
    group: 'interest',
    page: 'interest',
    inputs: { kind: 'table', currency: 'EUR' },
    title: { tr: 'Yabancı para faizi', en: 'Interest on foreign currency' },
    about: {
      tr: '3095 sayılı Kanun m. 4/a; oranları siz girersiniz',
      en: 'Law 3095, article 4/a; you enter the rates',
    },
    words: 'döviz euro dolar sterlin 4/a oran tablosu KKTC',
  },
  {
    id: 'receipt',
    group: 'fee',
    page: 'receipt',
    title: receiptTitle,
    about: { tr: 'Brüt, net, tahsil; stopaj ve KDV', en: 'Gross, net, collected; withholding and VAT' },
    words: 'SMM stopaj KDV tevkifat makbuz',
  },
  {
    id: 'attorney-fee',
    group: 'fee',
    page: 'attorney-fee',
    title: attorneyFeeTitle,
    about: {
      tr: 'AAÜT: maktu ve nispi, her adım maddesiyle',
      en: 'The tariff: fixed and proportional, each step with its article',
    },
    words: 'vekâlet ücreti AAÜT maktu nispi karşı taraf tarife arabuluculuk seri dava',
  },
  {
    id: 'mediation-fee',
    group: 'fee',
    page: 'mediation-fee',
    title: mediationFeeTitle,
    about: {
      tr: 'Arabuluculuk Asgari Ücret Tarifesi; saatlik, nispi ve tarafların payı',
      en: 'The tariff: hourly, proportional, and each side’s share',
    },
    words: 'arabulucu arabuluculuk dava şartı ihtiyari tarife 6325 HUAK saat ücreti seri uyuşmazlık ADR',
  },
  {
    id: 'court-fees',
    group: 'fee',
    page: 'court-fees',
    title: courtFeesTitle,
    about: {
      tr: '492 sayılı Kanun (1) sayılı tarife; HMK m. 120',
      en: 'Law 492, tariff 1; Code of Civil Procedure, article 120',
    },
    words: 'harç peşin başvurma karar ilam istinaf temyiz keşif gider avansı',
  },
  {
    id: 'enforcement-costs',
    group: 'fee',
    page: 'enforcement-costs',
    title: enforcementCostsTitle,
    about: {
      tr: 'Başvurma, peşin, tahsil ve cezaevi harcı',
      en: 'Application, advance, collection and prison fees',
    },
    words: 'icra harcı tahsil cezaevi takip',
  },
  {
    id: 'severance',
    group: 'labour',
    page: 'severance',
    title: severanceTitle,
    about: {
      tr: '1475 m. 14, 4857 m. 17; vergiyle',
      en: 'Law 1475, article 14; law 4857, article 17; with tax',
    },
    words: 'kıdem ihbar tazminat tavan',
  },
  {
    id: 'annual-leave',
    group: 'labour',
    page: 'annual-leave',
    title: leaveTitle,
    about: { tr: '4857 m. 53; kalan gün ve ücreti', en: 'Law 4857, article 53; days left and their pay' },
    words: 'izin ücreti yıllık',
  },
  {
    id: 'overtime',
    group: 'labour',
    page: 'overtime',
    title: overtimeTitle,
    about: { tr: '4857 m. 41', en: 'Law 4857, article 41' },
    words: 'mesai fazla mesai fazla süre',
  },
  {
    id: 'rent-increase',
    group: 'rent',
    page: 'rent-increase',
    title: rentIncreaseTitle,
    about: {
      tr: 'TBK m. 344; TÜFE on iki aylık ortalama',
      en: 'Code of Obligations, article 344; consumer prices',
    },
    words: 'kira zam TÜFE artış',
  },
  {
    id: 'case-limitation',
    group: 'criminal',
    page: 'case-limitation',
    title: caseLimitationTitle,
    about: {
      tr: 'TCK m. 66-67; kesilme, durma ve üst sınır, maddesiyle',
      en: 'Criminal Code, articles 66 and 67; interruptions, suspensions, articles',
    },
    words: 'zamanaşımı TCK 5237 suç düşme olağanüstü uzamış kesilme durma iddianame lapse statute',
  },
  {
    id: 'penalty-limitation',
    group: 'criminal',
    page: 'penalty-limitation',
    title: penaltyLimitationTitle,
    about: {
      tr: 'TCK m. 68 ve 71; kesinleşmeden infazın düşmesine',
      en: 'Criminal Code, articles 68 and 71; from the final judgment on',
    },
    words: 'zamanaşımı TCK 5237 infaz hüküm kesinleşme ilam enforcement statute',
  },
  {
    id: 'sentence',
    group: 'criminal',
    page: 'sentence',
    title: sentenceTitle,
    about: {
      tr: '5275 m. 105/A, 107, 108; salıverilme, denetimli serbestlik ve cezanın sonu',
      en: 'Law 5275, articles 105/A, 107, 108; release, probation, end of the term',
    },
    words:
      'infaz yatar şartlı tahliye müddetname tekerrür mükerrir hapis CGTİHK 5275 parole hak ederek bihakkın',
  },
]

export const addressOf = ({ page, inputs = {} }: ListedCalculator): string => {
  const search = new URLSearchParams(inputs).toString()
  return `/calculators/${page}${search && `?${search}`}`
}
