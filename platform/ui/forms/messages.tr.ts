/** What a form says of its fields. Turkish is the source. */
export const tr = {
  problem: {
    required: 'Bu alan zorunludur.',
    accept: 'Devam etmek için bunu işaretleyin.',
    choose: 'Birini seçin.',
    tooLong: 'En çok {{maximum}} karakter olabilir.',
    tooShort: 'En az {{minimum}} karakter olmalı.',
    character: 'Burada kullanılamayan bir işaret var.',
    invalid: 'Bu alan geçersiz.',
  },
  field: {
    email: 'E-posta adresini ad@ornek.com biçiminde yazın.',
    phone: 'Telefon numarasını ülke koduyla yazın, örneğin +90 555 000 00 00.',
    password: 'Parola aşağıdaki kuralların hepsine uymalı.',
    password_mismatch: 'Parolalar aynı değil.',
    academic_email: 'Akademisyenlerin e-posta adresi edu.tr ile bitmelidir.',
  },
  wrong_one: 'Bir alanı düzeltin.',
  wrong_other: '{{count}} alanı düzeltin.',
  show: 'Parolayı göster',
  hide: 'Parolayı gizle',
  optional: 'isteğe bağlı',
  unreachable: 'Sunucuya ulaşılamadı. Bağlantınızı denetleyip yeniden deneyin.',
  failed: 'Bir hata oluştu. Yeniden deneyin.',
}
