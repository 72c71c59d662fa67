/** Words of plans and orders, for the record of the office, invoices and letters. */
import type { Words } from '@mizan/platform/contract'

export const planNames: Words = {
  Research: { tr: 'Araştırma', en: 'Research' },
  CaseManagement: { tr: 'Dava yönetimi', en: 'Case management' },
}

export const cycleNames: Words = {
  '1M': { tr: 'aylık', en: 'monthly' },
  '3M': { tr: 'üç aylık', en: 'for three months' },
  '6M': { tr: 'altı aylık', en: 'for six months' },
  '12M': { tr: 'yıllık', en: 'yearly' },
}

export const kindNames: Words = {
  trial: { tr: 'Deneme için kart kontrolü', en: 'Card check for the trial' },
  buy: { tr: 'Yeni abonelik', en: 'New subscription' },
  switch: { tr: 'Plan ya da dönem değişikliği', en: 'Change of plan or cycle' },
  addSeats: { tr: 'Ek kullanıcı', en: 'Further seats' },
  extend: { tr: 'Süre uzatma', en: 'Extension' },
  renew: { tr: 'Yenileme', en: 'Renewal' },
  card: { tr: 'Kart kontrolü', en: 'Card check' },
}

export const reasonNames: Words = {
  price: { tr: 'Fiyat', en: 'Price' },
  missing: { tr: 'Eksik özellik', en: 'Something is missing' },
  unused: { tr: 'Kullanmıyorum', en: 'Not used' },
  support: { tr: 'Destek', en: 'Support' },
  other: { tr: 'Başka', en: 'Other' },
}
