/**
 * The calculators, from which index, addresses and commands are made. A new one adds its lines here and its page in
 * `pages.ts`. Titles are texts in both languages, because the command palette is on every screen.
 */
import type { Said } from '@mizan/platform/contract'

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
  title: Said
  about: Said
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
      tr: '3095 sayılı Kanun m.1; oran değişince bölünür',
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
      tr: '3095 sayılı Kanun m.2/2; yarıyıl ya da değişen oranlarda',
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
      tr: 'Sözleşmedeki sabit oranla; TBK m.88 ve m.120 sınırları',
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
      tr: '3095 sayılı Kanun m.4/a; oranları siz girersiniz',
      en: 'Law 3095, article 4/a; you enter the rates',
    },
    words: 'döviz euro dolar sterlin 4/a oran tablosu KKTC',
  },
]

export const addressOf = ({ page, inputs = {} }: ListedCalculator): string => {
  const search = new URLSearchParams(inputs).toString()
  return `/calculators/${page}${search && `?${search}`}`
}
