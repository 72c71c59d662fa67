/** Texts about cases that are changed together. Turkish is the source. */
export const tr = {
  label: 'Seçilen davalar',
  count_one: '{{count}} seçildi',
  count_other: '{{count}} seçildi',
  refused: '{{refused}} davaya yazma yetkiniz yok; {{count}} dava değişecek.',
  goOn: 'Devam',
  cancel: 'Vazgeç',
  download: 'Dışa aktar',
  file: 'Davalar',
  downloadFailed: 'Tablo hazırlanamadı.',
  drop: 'Seçimi kaldır',
  undo: 'Geri al',
  done_one: '{{says}} {{count}} dava değişti.',
  done_other: '{{says}} {{count}} dava değişti.',
  meanwhile: {
    title_one: 'Siz seçerken {{count}} davayı başkası değiştirdi; üzerine yazılmadı:',
    title_other: 'Siz seçerken {{count}} davayı başkası değiştirdi; üzerlerine yazılmadı:',
    by: '{{who}}, {{at}}: {{now}}',
    anyway: 'Yine de uygula',
    leave: 'Böyle kalsın',
    notUndone: 'Bu davaları arada başkası değiştirdi; geri alınmadılar: {{names}}.',
  },
}
