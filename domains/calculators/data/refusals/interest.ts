export const interestRefusals = {
  'interest.rate_missing': {
    tr: 'Oranı yazın: yılda yüzde kaç.',
    en: 'Enter the rate in percent a year.',
  },
  'interest.no_own_rate': {
    tr: '{{day}} için oran yok. Oran tablosuna bu günden önce başlayan bir satır ekleyin.',
    en: 'There is no rate for {{day}}. Add a row to the table of rates that begins before that day.',
  },
  'interest.same_day_rates': {
    tr: 'Oran tablosunda {{day}} iki kez geçiyor. Birini silin.',
    en: 'The table of rates has {{day}} twice. Remove one of them.',
  },
  'interest.payment_outside': {
    tr: '{{day}} tarihli ödeme, ilk alacağın başlangıcı ile bitiş arasında değil. Tarihini düzeltin.',
    en: 'The payment of {{day}} is not between the start of the first claim and the end. Correct its date.',
  },
  'interest.other_currency': {
    tr: 'Yasal faiz ve avans faizi lira içindir. Yabancı para için oran tablosunu seçin.',
    en: 'Legal and advance interest are for lira. For a foreign currency choose the table of rates.',
  },
  'interest.too_many_slices': {
    tr: 'Hesap 1.000 dönemi aşıyor. Alacakları gruplara bölüp ayrı ayrı hesaplayın.',
    en: 'The sum has more than 1,000 periods. Divide the claims into groups and calculate each by itself.',
  },
} as const
