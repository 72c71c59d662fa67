/** What may be wrong with a row of a table: what is wrong, and what to do. `{{name}}` are values of the finding. */
import type { Words } from '@mizan/platform/contract/words'

export const problemTexts = {
  required: { tr: 'Boş. Doldurun ya da satırı silin.', en: 'Empty. Fill it in, or delete the row.' },
  too_long: {
    tr: 'Çok uzun; en çok {{most}} karakter olacak biçimde kısaltın.',
    en: 'Too long; shorten it to at most {{most}} characters.',
  },
  not_readable: { tr: 'Okunamadı; yeniden yazın.', en: 'It cannot be read; write it again.' },
  email: {
    tr: 'E-posta adresi ad@ornek.com biçiminde olmalı.',
    en: 'Write the email address like name@example.com.',
  },
  phone: {
    tr: 'Telefon numarası değil. 0532 123 45 67 ya da +90 ile başlayan biçimde yazın.',
    en: 'Not a phone number. Write it like +90 532 123 45 67.',
  },
  website: { tr: 'Web adresini ornek.com biçiminde yazın.', en: 'Write the website like example.com.' },
  date: {
    tr: 'Takvimde böyle bir gün yok. 14.12.2026 biçiminde yazın.',
    en: 'The calendar has no such day. Write it like 14.12.2026.',
  },
  total_row: {
    tr: 'Toplam satırı gibi görünüyor; kayıt olarak alınmaz.',
    en: 'This looks like a row of totals; it is not imported.',
  },
  heading_row: {
    tr: 'Bu satır başlık gibi görünüyor; kayıt olarak alınmaz.',
    en: 'This looks like a row of headings; it is not imported.',
  },
  page_row: {
    tr: 'Sayfa numarası gibi görünüyor; kayıt olarak alınmaz.',
    en: 'This looks like the number of a page; it is not imported.',
  },
  number_is_day: {
    tr: 'Excel numarayı güne çevirmiş; büyük olasılıkla {{meant}}. Hücreyi metin biçimine alıp numarayı yeniden yazın.',
    en: 'Excel has turned the number into a day; it was probably {{meant}}. Format the cell as text and write it again.',
  },
  cell_error: {
    tr: 'Hücrede Excel’in hata iletisi var. Formülü düzeltin ya da hücreyi boşaltın.',
    en: 'The cell has an error of Excel. Correct its formula, or empty the cell.',
  },
  letters_lost: {
    tr: 'Bazı harfler dosyada kaybolmuş. Yerlerine doğrularını yazın.',
    en: 'Some letters are lost in the file. Write the right ones in their places.',
  },
  date_form: {
    tr: 'Gün bu biçimiyle okunamadı. Gün önde yazın; örneğin 14.12.2026 ya da 14 Aralık 2026.',
    en: 'A day in this form cannot be read. Write the day first, such as 14.12.2026 or 14 December 2026.',
  },
  state: {
    tr: 'Bilinmeyen durum. Açık, Karara çıktı, İstinafta, Yargıtay’da ya da Kapalı yazın.',
    en: 'Unknown state. Write Open, Decided, On appeal, In cassation or Closed.',
  },
  jurisdiction: {
    tr: 'Bilinmeyen yargı türü. Hukuk, Ceza, İcra, İdare ve vergi, Bireysel başvuru ya da Arabuluculuk yazın.',
    en: 'Unknown proceedings. Write Civil, Criminal, Enforcement, Administrative and tax, Individual application or Mediation.',
  },
  amount: {
    tr: 'Tutar okunamadı. Sıfırdan büyük bir tutarı 148.250,00 gibi yazın.',
    en: 'The amount cannot be read. Write one above zero, such as 148.250,00.',
  },
  priority: { tr: 'Düşük, Normal ya da Yüksek yazın.', en: 'Write Low, Normal or High.' },
  party_type: { tr: 'Kişi ya da Kurum yazın.', en: 'Write Individual or Organisation.' },
  too_many_values: {
    tr: 'Bir hücrede çok fazla değer var; bir kısmını silin.',
    en: 'Too many values; delete some of them.',
  },
  client_exists: {
    tr: 'Bu adda bir müvekkil zaten var. Aynı kişi değilse adı ayırt edici yazın.',
    en: 'A client of this name exists already. If it is somebody else, make the name distinct.',
  },
  name_repeated: {
    tr: '{{row}}. satırda da var. Birini silin; iletişim bilgilerini tek satırda toplayın.',
    en: 'Row {{row}} has it as well. Delete one of them and keep the contacts in one row.',
  },
  client_unknown: {
    tr: 'Bu adda müvekkil yok. Önce müvekkili ekleyin.',
    en: 'There is no client of this name. Add the client first.',
  },
  client_ambiguous: {
    tr: 'Bu adda {{count}} müvekkil var. Birinin adını değiştirin ya da davayı elle ekleyin.',
    en: 'There are {{count}} clients of this name. Rename one of them, or add the case by hand.',
  },
  number_taken: {
    tr: 'Bu büro dosya numarası kullanılıyor. Başka bir numara yazın ya da boş bırakın.',
    en: 'This case number is taken. Write another one, or leave it empty.',
  },
  number_repeated: {
    tr: '{{row}}. satırda da var. Birini değiştirin.',
    en: 'Row {{row}} has it as well. Change one of them.',
  },
  assignee_unknown: {
    tr: 'Bu ad ya da e-posta ile tek bir büro üyesi yok. Üyenin giriş adresini yazın.',
    en: 'No single member of the office has this name or address. Write the address with which the member signs in.',
  },
  assignee_without_role: {
    tr: 'Bu üyenin rolü davaları görmesine izin vermiyor. Önce ona davalar için bir rol verin.',
    en: 'The role of this member does not let them see cases. Give them a role for cases first.',
  },
  case_unknown: {
    tr: 'Bu numarada yazabildiğiniz bir dava yok. Numarayı düzeltin ya da önce davayı aktarın.',
    en: 'There is no case of this number that you may write. Correct it, or import the case first.',
  },
  party_exists: {
    tr: 'Bu davada bu sıfatla zaten var. Başka biriyse ada ayırt edici bir ek yazın.',
    en: 'The case has this party in this role already. If it is somebody else, make the name distinct.',
  },
  party_is_opponent: {
    tr: 'Bu kişi davada karşı taraf olarak zaten var. Rolünü davanın Taraflar sekmesinde değiştirin.',
    en: 'The case has them as the opponent already. Change the role on the tab Parties of the case.',
  },
  too_many_parties: {
    tr: 'Bu davaya daha fazla taraf eklenemez.',
    en: 'No more parties can be added to this case.',
  },
} as const satisfies Words

export type ProblemCode = keyof typeof problemTexts
