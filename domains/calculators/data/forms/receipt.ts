import { type Field, optionsOf, said } from '../form.ts'

export const receiptFields: readonly Field[] = [
  { name: 'amount', form: 'money', label: said('Tutar', 'Amount') },
  {
    name: 'given',
    form: 'choice',
    label: said('Bu tutar', 'This amount is'),
    options: optionsOf({
      collected: said('Ele geçecek: KDV dâhil, stopaj hariç', 'Collected: with VAT, less withholding'),
      gross: said('Brüt: KDV hariç, stopaj dâhil', 'Gross: without VAT, with withholding'),
      net: said('Net: KDV hariç, stopaj hariç', 'Net: without VAT, less withholding'),
      total: said('Toplam: KDV dâhil, stopaj dâhil', 'Total: with VAT, with withholding'),
    }),
  },
  {
    name: 'payer',
    form: 'choice',
    look: 'bar',
    mayBeAsked: true,
    label: said('Ödeyen', 'Payer'),
    options: optionsOf({
      withholder: said('Kurum, tacir', 'Company, trader'),
      person: said('Gerçek kişi', 'Private person'),
    }),
  },
  {
    name: 'matter',
    form: 'choice',
    label: said('İşin türü', 'Matter'),
    options: optionsOf({
      general: said('Genel', 'General'),
      family: said('Aile mahkemesi işi', 'Family court'),
      consumer: said('Tüketici mahkemesi işi', 'Consumer court'),
      child: said('Çocuk mahkemesi işi', 'Juvenile court'),
    }),
  },
  {
    name: 'vatRate',
    form: 'choice',
    label: said('KDV oranı', 'VAT rate'),
    options: [
      { value: '', label: said('İşin türüne göre', 'By matter') },
      { value: '20', label: said('%20', '20%') },
      { value: '10', label: said('%10', '10%') },
      { value: '1', label: said('%1', '1%') },
      { value: '18', label: said('%18 (önceki)', '18% (before 2023)') },
      { value: '8', label: said('%8 (önceki)', '8% (before 2023)') },
    ],
  },
  {
    name: 'vatWithheld',
    form: 'choice',
    label: said('KDV tevkifatı', 'VAT withheld'),
    shown: ({ payer }) => payer !== 'person',
    options: optionsOf({
      '0': said('Yok', 'None'),
      '2/10': said('2/10', '2/10'),
      '3/10': said('3/10', '3/10'),
      '4/10': said('4/10', '4/10'),
      '5/10': said('5/10', '5/10'),
      '7/10': said('7/10', '7/10'),
      '9/10': said('9/10 (hukuki danışmanlık)', '9/10 (legal advice)'),
      '10/10': said('10/10', '10/10'),
    }),
  },
  { name: 'date', form: 'day', start: 'today', label: said('Makbuz tarihi', 'Date of the receipt') },
]
