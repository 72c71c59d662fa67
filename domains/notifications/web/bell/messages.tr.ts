/** Texts of the bell in the top bar. Turkish is the source. */
export const tr = {
  label: 'Bildirimler',
  labelWith: 'Bildirimler, {{unread}}',
  unread_one: '{{count}} okunmamış bildirim',
  unread_other: '{{count}} okunmamış bildirim',
  unreadMany: '99’dan çok okunmamış bildirim',
}
