/** Invented cases: the client (by the place in the list), the kind, the opponent, and the progress. */
import type { KindName } from './kinds.ts'
import type { Lawyer } from './people.ts'

export type SampleState = 'open' | 'out' | 'appeal' | 'yargitay' | 'closed'
export type SampleCase = readonly [
  client: number,
  kind: KindName,
  opponent: string,
  state: SampleState,
  assignee: Lawyer,
]

/** Open cases come first: the near dates are spread over them. */
export const cases: readonly SampleCase[] = [
  [0, 'labour', 'Veli Tunçbilek', 'open', 'deniz'],
  [2, 'debt', 'Altınyol Yapı Market Ltd. Şti.', 'open', 'ayse'],
  [3, 'family', 'Derya Çetinkaya', 'open', 'deniz'],
  [5, 'consumer', 'Nadir Elverdi', 'open', 'mert'],
  [8, 'debt', 'Sunar Toptan Gıda A.Ş.', 'open', 'deniz'],
  [11, 'labour', 'Kemal Özyurtlu', 'open', 'ayse'],
  [4, 'rent', 'Rıfat Gümüşdere', 'open', 'deniz'],
  [6, 'criminal', 'Sinan Bozokay', 'open', 'mert'],
  [14, 'debt', 'Vadi Reklam Ajansı Ltd. Şti.', 'open', 'deniz'],
  [9, 'administrative', 'Yenikent Belediyesi', 'open', 'ayse'],
  [17, 'enforcement', 'Hasan Kuyumculu', 'open', 'deniz'],
  [12, 'inheritance', 'Nuri Gökbulut', 'open', 'mert'],
  [21, 'administrative', 'Bölge Enerji Kurulu', 'open', 'deniz'],
  [15, 'family', 'Hülya Yörükoğlu', 'open', 'ayse'],
  [18, 'debt', 'Özel Şifanur Hastanesi A.Ş.', 'open', 'deniz'],
  [20, 'criminal', 'Erhan Delikaya', 'open', 'mert'],
  [23, 'consumer', 'Gonca Safran', 'open', 'deniz'],
  [0, 'enforcement', 'Pamukova Dokuma Ltd. Şti.', 'open', 'ayse'],
  [2, 'labour', 'Recep Yağmurlu', 'open', 'deniz'],
  [13, 'rent', 'Canan Bilgiç', 'open', 'mert'],
  [7, 'inheritance', 'Adem Erbakır', 'open', 'ayse'],
  [5, 'administrative', 'Sahilköy Kaymakamlığı', 'open', 'deniz'],
  [1, 'family', 'Kadir Aksoy', 'out', 'deniz'],
  [10, 'rent', 'Şaban Kemerli', 'out', 'ayse'],
  [8, 'labour', 'Işıl Demirağ', 'out', 'mert'],
  [16, 'consumer', 'Teknopoint Elektronik A.Ş.', 'out', 'deniz'],
  [19, 'criminal', 'Onur Cebeci', 'out', 'ayse'],
  [22, 'enforcement', 'Bülent Sarıkamış', 'out', 'deniz'],
  [11, 'debt', 'Liman Nakliyat Ltd. Şti.', 'appeal', 'ayse'],
  [3, 'inheritance', 'Ayten Çetinkaya', 'appeal', 'deniz'],
  [14, 'labour', 'Ece Yalınkılıç', 'appeal', 'mert'],
  [21, 'debt', 'Göksu Elektrik Malzemeleri A.Ş.', 'appeal', 'deniz'],
  [24, 'administrative', 'İl Nüfus Müdürlüğü', 'appeal', 'ayse'],
  [2, 'debt', 'Demirhan Hafriyat Ltd. Şti.', 'yargitay', 'deniz'],
  [0, 'labour', 'Songül Akarsu', 'yargitay', 'ayse'],
  [6, 'inheritance', 'Mehtap Sarıbaş', 'yargitay', 'deniz'],
  [4, 'family', 'Volkan Uluşahin', 'closed', 'deniz'],
  [18, 'enforcement', 'Nazım Tellioğlu', 'closed', 'mert'],
  [10, 'consumer', 'Evrenoto Servis Ltd. Şti.', 'closed', 'deniz'],
  [12, 'rent', 'Meliha Pektaş', 'closed', 'ayse'],
]
