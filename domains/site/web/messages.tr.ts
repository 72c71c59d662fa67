/** Texts of the landing page. Turkish is the source. */
export const tr = {
  navigation: { home: 'Ana sayfa', staff: 'Yönetim', staffShort: 'Yönetim' },
}
