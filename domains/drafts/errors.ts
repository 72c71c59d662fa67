import { defineErrors, defineIssues } from '@mizan/platform/contract'

export const draftErrors = defineErrors({
  'draft.not_found': {
    status: 404,
    tr: 'Taslak bulunamadı. Silinmiş ya da davasına erişiminiz kaldırılmış olabilir.',
    en: 'The draft was not found. It may have been deleted, or you may no longer read its case.',
  },
  'draft.version_not_found': {
    status: 404,
    tr: 'Taslağın bu sürümü bulunamadı. Daha yeni sürümlere yer açmak için silinmiş olabilir.',
    en: 'This version of the draft was not found. It may have made room for newer ones.',
  },
  'draft.too_many': {
    status: 409,
    tr: 'Büronuzun en çok {{most}} taslağı olabilir. Gereksiz olanları silin.',
    en: 'Your office can have at most {{most}} drafts. Delete those that you do not need.',
  },
  'draft.no_case': {
    status: 409,
    tr: 'Bu taslağın davası yok. Kaydedileceği davayı seçin.',
    en: 'This draft has no case. Choose the case in which it is saved.',
  },
  'draft.of_other_case': {
    status: 409,
    tr: 'Bu taslak başka bir davanın. Yalnız kendi davasına kaydedilebilir.',
    en: 'This draft belongs to another case and can be saved only there.',
  },
  'draft.template_not_found': {
    status: 404,
    tr: 'Şablon bulunamadı. Silinmiş olabilir; listeden başka bir şablon seçin.',
    en: 'The template was not found. It may have been deleted; choose another one from the list.',
  },
  'draft.too_many_templates': {
    status: 409,
    tr: 'Büronuzun en çok {{most}} şablonu olabilir. Kullanmadıklarınızı silin.',
    en: 'Your office can have at most {{most}} templates. Delete those that you do not use.',
  },
  'draft.template_changed': {
    status: 409,
    tr: 'Siz düzenlerken {{name}} bu şablonu değiştirdi. Onun yazdığını yükleyin ya da kendi yazdığınızı üzerine kaydedin.',
    en: 'While you were editing, {{name}} changed this template. Load what they wrote, or save yours over it.',
  },
  'draft.no_template_fits': {
    status: 409,
    tr: 'Yazdıklarınızdan hangi belgenin istendiği anlaşılamadı. Belgenin adını yazın ya da listeden bir şablon seçin.',
    en: 'What you wrote does not say which document you need. Name it, or choose a template from the list.',
  },
  'audit.type_not_read': {
    status: 415,
    tr: '{{extension}} dosyaları denetlenmiyor. DOCX, PDF, UDF ya da TXT yükleyin.',
    en: 'Files of the type {{extension}} are not checked. Upload DOCX, PDF, UDF or TXT.',
  },
  'audit.no_text': {
    status: 422,
    tr: 'Metin okunamadı; metinli PDF yükleyin.',
    en: 'No text could be read; upload a PDF that has text.',
  },
  'audit.unreadable': {
    status: 422,
    tr: 'Dosya açılamadı. Bozuk ya da şifreli olabilir; programında açıp yeniden kaydedin.',
    en: 'The file could not be opened. It may be damaged or encrypted; open it in its program and save it again.',
  },
  'audit.too_long': {
    status: 413,
    tr: 'Metin denetlenemeyecek kadar uzun. Bölüp yeniden deneyin.',
    en: 'The text is too long to be checked. Split it and try again.',
  },
  'audit.too_many': {
    status: 413,
    tr: 'Metinde {{most}} atıf ve alıntıdan fazlası var. Metni bölüp yeniden deneyin.',
    en: 'The text has more than {{most}} citations and quotations. Split it and try again.',
  },
})

export const draftIssues = defineIssues({
  'draft.too_many_fields': {
    tr: 'Çok fazla alan var. Gerekmeyenleri kaldırıp yeniden deneyin.',
    en: 'There are too many fields. Remove those that are not needed and try again.',
  },
  'draft.template_or_message': {
    tr: 'Bir şablon seçin ya da ne yazılacağını anlatın.',
    en: 'Choose a template, or say what is to be written.',
  },
  'draft.conditions_of_blocks': {
    tr: 'Koşullar metnin paragraflarına uymuyor. Sayfayı yenileyip yeniden deneyin.',
    en: 'The conditions do not fit the paragraphs of the text. Reload the page and try again.',
  },
  'draft.field_twice': {
    tr: 'İki alanın adı aynı. Birinin adını değiştirin.',
    en: 'Two fields have the same name. Rename one of them.',
  },
  'draft.unknown_field': {
    tr: 'Metinde ya da bir koşulda olmayan bir alan var. Alanı ekleyin ya da metinden çıkarın.',
    en: 'The text or a condition names a field that does not exist. Add the field, or take it out of the text.',
  },
  'draft.choice_without_choices': {
    tr: 'Seçmeli bir alanın seçenekleri yazılmamış. En az bir seçenek yazın.',
    en: 'A field with choices has none. Write at least one.',
  },
})

declare module '@mizan/platform/contract/names' {
  interface ErrorCodes extends Record<keyof typeof draftErrors, true> {}
}
