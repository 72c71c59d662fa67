/** Texts that lists of what an office keeps have in common. Turkish is the source. */
export const tr = {
  bin: 'Çöp kutusu',
  empty: 'Çöp kutusu boş',
  failed: 'Çöp kutusu yüklenemedi.',
  by: '{{name}} sildi, {{date}}',
  left_one: '{{count}} gün sonra kalıcı silinir',
  left_other: '{{count}} gün sonra kalıcı silinir',
  restore: 'Geri yükle',
  restoreOf: '{{name}}: geri yükle',
  restored: '{{name}} geri yüklendi.',
  deleted: '{{name}} çöp kutusuna atıldı.',
  undo: 'Geri al',
}
