import { defineErrors, defineIssues } from '@mizan/platform/contract'

export const caseErrors = defineErrors({
  'case.not_found': {
    status: 404,
    tr: 'Dava bulunamadı; silinmiş olabilir.',
    en: 'The case was not found; it may have been deleted.',
  },
  'case.no_access': {
    status: 403,
    tr: 'Bu davaya erişiminiz yok. Yetkiyi büro yöneticiniz verir.',
    en: 'You do not have access to this case',
  },
  'case.read_only': {
    status: 403,
    tr: 'Bu davayı yalnız okuyabilirsiniz. Değiştirme yetkisini büro yöneticiniz verir.',
    en: 'You may only read this case. An administrator of your office grants the right to change it.',
  },
  'case.creator_only': {
    status: 403,
    tr: 'Bunu davayı ekleyen kişi ya da büro yöneticiniz yapabilir.',
    en: 'Only the person who added the case or an administrator of your office may do this.',
  },
  'case.state_not_found': {
    status: 404,
    tr: 'Böyle bir dava durumu yok. Durumu listeden seçin.',
    en: 'There is no such state of cases. Choose one of the list.',
  },
  'case.number_taken': {
    status: 409,
    tr: '{{number}} başka bir davada kullanılıyor. {{free}} boş.',
    en: '{{number}} is used by another case. {{free}} is free.',
  },
  'case.already_added': {
    status: 409,
    tr: 'Bu kayıt az önce eklendi; sonradan değiştirdikleriniz kaydedilmedi. Pencereyi kapatıp eklenene bakın.',
    en: 'This was added a moment ago; what you have changed since was not saved. Close the dialog and look at what was added.',
  },
  'case.client_not_found': {
    status: 404,
    tr: 'Seçilen müvekkil artık yok. Başka bir müvekkil seçin.',
    en: 'The chosen client no longer exists. Choose another one.',
  },
  'case.not_a_member': {
    status: 409,
    tr: 'Seçilen kişi artık büronun üyesi değil. Başka birini seçin.',
    en: 'The chosen person is no longer a member of the office. Choose somebody else.',
  },
  'case.assignee_without_role': {
    status: 409,
    tr: 'Seçilen kişinin rolü davaları görmesine izin vermiyor. Önce ona davalar için bir rol verin.',
    en: 'The role of the chosen person does not let them see cases. Give them a role for cases first.',
  },
  'task.not_found': {
    status: 404,
    tr: 'Görev bulunamadı; silinmiş olabilir.',
    en: 'The task was not found; it may have been deleted.',
  },
  'task.assignee_without_access': {
    status: 409,
    tr: 'Seçilen kişi bu davayı göremiyor. Önce ona dava için okuma yetkisi verin.',
    en: 'The chosen person cannot open this case. Give them the right to read it first.',
  },
  'task.too_many': {
    status: 409,
    tr: 'Bir davada en çok {{most}} görev olabilir. Gereksiz görevleri silin.',
    en: 'A case can have at most {{most}} tasks. Delete those that are not needed.',
  },
  'hearing.not_found': {
    status: 404,
    tr: 'Duruşma bulunamadı; silinmiş olabilir.',
    en: 'The hearing was not found; it may have been deleted.',
  },
  'limit.not_found': {
    status: 404,
    tr: 'Süre bulunamadı; silinmiş olabilir.',
    en: 'The time limit was not found; it may have been deleted.',
  },
  'case.too_many_dates': {
    status: 409,
    tr: 'Bir davada bu türden en çok {{most}} kayıt olabilir. Gereksiz olanları silin.',
    en: 'A case can have at most {{most}} of these. Delete those that are not needed.',
  },
  'limit.pre_deadline_late': {
    status: 409,
    tr: 'Hatırlatma günü, sürenin son gününden önce olmalı.',
    en: 'The reminder day must come before the date of the time limit.',
  },
  'limit.calculation_differs': {
    status: 409,
    tr: 'Bu hesap bu günü vermiyor; tatil ya da kural tablosu değişmiş olabilir. Hesabı yeniden yapıp yeniden ekleyin.',
    en: 'This calculation does not give that day; holidays or rules may have changed. Calculate it again, then add it again.',
  },
  'limit.second_person': {
    status: 403,
    tr: 'Onayı ikinci bir kişi vermeli.',
    en: 'A second person has to confirm this.',
  },
  'limit.not_open': {
    status: 409,
    tr: 'Bu süre zaten tamamlandı ya da onay bekliyor.',
    en: 'This time limit is done already, or waits for confirmation.',
  },
  'limit.not_awaiting': {
    status: 409,
    tr: 'Bu süre onay beklemiyor; başka biri sonuçlandırmış olabilir.',
    en: 'This time limit does not wait for confirmation; somebody else may have settled it.',
  },
  'limit.settled': {
    status: 409,
    tr: 'Bu süre onay bekliyor ya da tamamlandı. Adını, son gününü, dayanağını ya da kritik işaretini değiştirmek ya da silmek için önce yeniden açın.',
    en: 'This time limit waits for confirmation or is done. Reopen it to change its title, date, basis or critical mark, or to delete it.',
  },
  'case.critical_limits': {
    status: 409,
    tr: 'Bu davada kapanmamış kritik süre var: {{titles}}. Dava silinmeden önce bunlar ikinci kişinin onayıyla kapanmalı ya da silinmeli.',
    en: 'This case has critical time limits that are not done: {{titles}}. They have to be done or deleted, confirmed by a second person, before the case is deleted.',
  },
  'limit.is_open': { status: 409, tr: 'Bu süre zaten açık.', en: 'This time limit is open already.' },
  'task_template.not_found': {
    status: 404,
    tr: 'Görev şablonu bulunamadı; silinmiş olabilir.',
    en: 'The task template was not found; it may have been deleted.',
  },
  'task_template.too_many': {
    status: 409,
    tr: 'Büronun en çok {{most}} görev şablonu olabilir. Kullanılmayanları silin.',
    en: 'An office can have at most {{most}} task templates. Delete those that are not used.',
  },
  'case.view_not_found': {
    status: 404,
    tr: 'Bu görünüm artık yok. Sayfayı yenileyin.',
    en: 'This view no longer exists. Reload the page.',
  },
  'case.too_many_views': {
    status: 409,
    tr: 'En çok 30 görünüm kaydedilebilir. Önce birini silin.',
    en: 'At most 30 views can be saved. Delete one first.',
  },
  'case.party_not_found': {
    status: 404,
    tr: 'Taraf bulunamadı; silinmiş olabilir.',
    en: 'The party was not found; it may have been deleted.',
  },
  'case.party_added': {
    status: 409,
    tr: '{{name}} bu sıfatla davada zaten var. Aynı adda başka biriyse ada ayırt edici bir ek yazın.',
    en: '{{name}} is in the case in this role already. If it is somebody else of the same name, make the name distinct.',
  },
  'case.too_many_parties': {
    status: 409,
    tr: 'Bir davaya en çok {{most}} taraf eklenebilir.',
    en: 'A case can have at most {{most}} parties.',
  },
  'case.conflicts_found': {
    status: 409,
    tr: 'Benzer kayıtlar var. Benzer kayıtları gördüğünüzü işaretleyin.',
    en: 'There are similar names. Confirm that you have seen them.',
  },
  'case.decision_added': {
    status: 409,
    tr: 'Bu karar davada zaten var.',
    en: 'Court case already added',
  },
  'case.decision_not_added': {
    status: 404,
    tr: 'Bu karar davada yok.',
    en: 'The case does not have this decision.',
  },
  'case.decision_unclear': {
    status: 409,
    tr: 'Bu numaralarla birden çok karar var. Daireyi de yazın ya da kararı aramadan ekleyin.',
    en: 'Several decisions have these numbers. Give the chamber too, or add the decision from the search.',
  },
  'case.too_many_decisions': {
    status: 409,
    tr: 'Bir davaya en çok {{most}} karar eklenebilir.',
    en: 'A case can have at most {{most}} decisions.',
  },
})

export const caseIssues = defineIssues({
  'field.both_dates': { tr: 'İki tarihi de seçin.', en: 'Choose both dates.' },
  'field.range_too_long': {
    tr: 'En çok 400 günlük bir aralık seçin.',
    en: 'Choose a range of at most 400 days.',
  },
})

declare module '@mizan/platform/contract/names' {
  interface ErrorCodes extends Record<keyof typeof caseErrors, true> {}
}
