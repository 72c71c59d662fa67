/** Names of switches, of their states and of the states of messages, for the screens of staff and for the record. */
import type { BilingualText } from '@mizan/platform/contract'
import type { Availability, MessageState, SwitchName } from '../schemas.ts'

export const featureWords = {
  calculators: { tr: 'Hesaplama araçları', en: 'Calculators' },
  caseFollowing: { tr: 'Dava takibi', en: 'Case following' },
  caseManagement: { tr: 'Dava yönetimi', en: 'Case management' },
  companyDashboard: { tr: 'Büro ekranı', en: 'Office dashboard' },
  dashboard: { tr: 'Ana sayfa', en: 'Dashboard' },
  lawSearch: { tr: 'Mevzuat arama', en: 'Law search' },
  pricingSection: { tr: 'Fiyatlar', en: 'Prices' },
  searchCy: { tr: 'Karar arama (KKTC)', en: 'Decision search (Northern Cyprus)' },
  searchQueryGeneration: { tr: 'Arama cümlesi oluşturma', en: 'Search string generation' },
  searchTr: { tr: 'Karar arama (Türkiye)', en: 'Decision search (Türkiye)' },
  subscriptions: { tr: 'Abonelikler', en: 'Subscriptions' },
  voice: { tr: 'Ses kaydı', en: 'Voice' },
  rag: { tr: 'Asistana sor', en: 'Ask the Assistant' },
} as const satisfies Record<SwitchName, BilingualText>

export const availabilityWords = {
  TurnedOn: { tr: 'Açık', en: 'Turned on' },
  TurnedOff: { tr: 'Kapalı', en: 'Turned off' },
  Maintenance: { tr: 'Bakımda', en: 'Maintenance' },
  ComingSoon: { tr: 'Yakında', en: 'Coming soon' },
} as const satisfies Record<Availability, BilingualText>

export const messageStateWords = {
  new: { tr: 'Yeni', en: 'New' },
  answered: { tr: 'Yanıtlandı', en: 'Answered' },
  closed: { tr: 'Kapatıldı', en: 'Closed' },
} as const satisfies Record<MessageState, BilingualText>
