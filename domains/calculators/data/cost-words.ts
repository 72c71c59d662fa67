/** Names of the payments to courts and enforcement offices. */
import type { Words } from '@mizan/platform/contract'

export const costWords = {
  application: { tr: 'Başvurma harcı', en: 'Application fee' },
  decisionAdvance: { tr: 'Peşin karar ve ilam harcı', en: 'Fee of the decision, paid in advance' },
  proxyCopy: { tr: 'Vekâletname suret harcı', en: 'Fee for the copy of the power of attorney' },
  barStamp: { tr: 'Baro pulu', en: 'Bar stamp' },
  notifications: { tr: 'Gider avansı: tebligat', en: 'Advance: notifications' },
  witness: { tr: 'Gider avansı: tanık', en: 'Advance: witnesses' },
  expert: { tr: 'Gider avansı: bilirkişi', en: 'Advance: expert' },
  inspection: { tr: 'Keşif harcı', en: 'Fee of an inspection' },
  other: { tr: 'Gider avansı: diğer işler', en: 'Advance: other work' },
  advanceFee: { tr: 'Peşin harç', en: 'Fee in advance' },
  execution: { tr: 'İcranın yerine getirilmesi harcı', en: 'Fee of execution' },
  debtorNotifications: { tr: 'Tebligat gideri', en: 'Notifications' },
} as const satisfies Words
export type CostCode = keyof typeof costWords
