/** Errors of the research calls, with their texts. */
import { defineErrors } from '@mizan/platform/contract'

export const researchErrors = defineErrors({
  'search.query_too_short': {
    status: 400,
    tr: 'Aramak için en az iki harf yazın ya da bir filtre seçin.',
    en: 'Type at least two letters or choose a filter.',
  },
  'search.only_exclusions': {
    status: 400,
    tr: 'Yalnız dışlanacak sözcükler yazılmış. Aranacak en az bir sözcük de ekleyin.',
    en: 'Only words to leave out were given. Add at least one word to look for.',
  },
  'search.too_broad': {
    status: 400,
    tr: 'Bu arama bir defada yapılamayacak kadar geniş. Seçenekleri azaltın ya da yıldızla (*) biten sözcükleri uzatın.',
    en: 'This search is too broad to be run at once. Give fewer alternatives, or longer beginnings before the asterisk (*).',
  },
  'search.unknown_chamber': {
    status: 400,
    tr: 'Bu daire ya da mahkeme tanınmıyor. Listeden seçin.',
    en: 'This chamber or court is not known. Choose one from the list.',
  },
  'search.story_unclear': {
    status: 400,
    tr: 'Anlattıklarınızdan aranacak bir konu çıkmadı. Uyuşmazlığın ne olduğunu, ne istendiğini birkaç cümleyle yazın.',
    en: 'No subject to search for was found in the story. Say in a few sentences what the dispute is and what is sought.',
  },
  'search.preparing': {
    status: 503,
    tr: 'Arama hazırlanıyor. Birazdan yeniden deneyin.',
    en: 'The search index is being prepared. Try again shortly.',
  },
  'decision.not_found': {
    status: 404,
    tr: 'Karar bulunamadı. Adres yanlış olabilir ya da karar kaldırılmış olabilir.',
    en: 'The decision was not found. The address may be wrong, or it was removed.',
  },
  'law.not_found': {
    status: 404,
    tr: 'Mevzuat bulunamadı. Numarayı denetleyin.',
    en: 'The law was not found. Check the number.',
  },
  'article.not_found': {
    status: 404,
    tr: 'Madde bulunamadı. Madde numarasını denetleyin.',
    en: 'The article was not found. Check its number.',
  },
  'feedback.target_not_found': {
    status: 404,
    tr: 'Değerlendirilen sonuç bulunamadı. Sayfayı yenileyip yeniden deneyin.',
    en: 'The result that the remark is about was not found. Reload the page and try again.',
  },
  'history.entry_not_found': {
    status: 404,
    tr: 'Bu arama geçmişte yok; silinmiş olabilir.',
    en: 'This search is not in the history. It may have been deleted.',
  },
  'favorite.not_found': {
    status: 404,
    tr: 'Favori bulunamadı; kaldırılmış olabilir.',
    en: 'The favourite was not found. It may have been removed.',
  },
  'favorite.text_not_found': {
    status: 404,
    tr: 'Favorilere eklenecek metin bulunamadı. Sayfayı yenileyip yeniden deneyin.',
    en: 'The text to keep was not found. Reload the page and try again.',
  },
  'favorite.folder_not_found': {
    status: 404,
    tr: 'Klasör bulunamadı; silinmiş olabilir.',
    en: 'The folder was not found. It may have been deleted.',
  },
  'favorite.folder_exists': {
    status: 409,
    tr: 'Bu adda bir klasörünüz var. Başka bir ad verin.',
    en: 'You have a folder of this name. Give it another one.',
  },
  'favorite.too_many': {
    status: 409,
    tr: 'En çok {{most}} favori tutulabilir. Eklemeden önce kullanmadıklarınızı kaldırın.',
    en: 'At most {{most}} favourites can be kept. Remove some before you add another.',
  },
  'favorite.too_many_folders': {
    status: 409,
    tr: 'En çok {{most}} klasör açılabilir. Eklemeden önce birini silin.',
    en: 'At most {{most}} folders can be kept. Delete one before you add another.',
  },
  'decision.lookup_incomplete': {
    status: 400,
    tr: 'Esas numarası ya da karar numarası yazın.',
    en: 'Give a case number or a decision number.',
  },
})

declare module '@mizan/platform/contract/names' {
  interface ErrorCodes extends Record<keyof typeof researchErrors, true> {}
}
