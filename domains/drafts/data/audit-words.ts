/** Words of the auditor, on the screen and in its report. */
import type { AuditClass, AuditReason } from '../rules/audit/findings.ts'

interface AuditWords {
  classes: Record<AuditClass, string>
  /** `{{detail}}` is the detail of the finding. */
  reasons: Record<AuditReason, string>
  fields: Record<string, string>
}

export const auditWords: Record<'tr' | 'en', AuditWords> = {
  tr: {
    classes: {
      verified: 'Doğrulandı',
      quote_differs: 'Alıntı farklı',
      other_identity: 'Künye farklı',
      not_held: 'Arşivimizde yok, denetlenemedi',
      impossible: 'Olanaksız',
      no_pinpoint: 'Yeri bulunamadı',
      quote_without_citation: 'Kaynağı yazılmamış alıntı',
      law_changed: 'Mevzuat değişti',
    },
    reasons: {
      exists: 'Kaynak veri tabanında var.',
      quote_stands: 'Alıntı kaynakta birebir geçiyor.',
      quote_other: 'Alıntının kaynaktaki metni farklı.',
      quote_nowhere: 'Kaynakta bu alıntıya benzer bir metin yok.',
      quote_stitched: 'Alıntı, kaynaktaki ayrı cümlelerin parçalarından birleştirilmiş.',
      other_paragraph: 'Alıntı maddede geçiyor, ancak gösterilen yerde değil: {{detail}}. fıkrada.',
      too_many_quotes:
        'Metinde çok fazla alıntı var; bu alıntı denetlenmedi. Metni bölüp yeniden denetleyin.',
      fields_differ: 'Karar veri tabanında var, künyesi farklı.',
      name_of_other_law: 'Kanunun numarası ve adı iki ayrı kanunun: {{detail}}.',
      law_not_held: 'Bu kanun veri tabanımızda yok; denetlenemedi.',
      law_unclear: 'Hangi kanunun kastedildiği anlaşılamadı; denetlenemedi. Kanunun numarasını yazın.',
      several_laws: 'Bu ad birden çok kanunu gösterebilir; numarasını yazın: {{detail}}.',
      article_not_held: 'Bu madde veri tabanımızda yok; denetlenemedi.',
      only_summary: 'Madde veri tabanında özetiyle var; özette fıkra, bent ve alıntı denetlenmez.',
      text_is_cut: 'Metnin yalnız başı var; alıntı denetlenemedi.',
      decision_not_held:
        'Bu karar veri tabanımızda yok; denetlenemedi. Bu, kararın var olmadığı anlamına gelmez.',
      several_fit: 'Birden çok karar bu künyeye uyuyor; daire ya da tarih ekleyin.',
      article_beyond_last: 'Kanunun son maddesi {{detail}}.',
      no_article_zero: 'Sıfır numaralı madde olmaz.',
      no_such_chamber: 'Böyle bir daire yok; en yüksek daire numarası {{detail}}.',
      no_such_day: 'Takvimde böyle bir gün yok: {{detail}}.',
      date_in_future: 'Karar tarihi gelecekte: {{detail}}.',
      year_in_future: 'Numaranın yılı gelecekte: {{detail}}.',
      decided_before_case: 'Karar numarasının yılı esas yılından ({{detail}}) önce.',
      dated_before_case: 'Karar tarihi esas yılından ({{detail}}) önce.',
      no_such_paragraph: 'Maddede bu fıkra yok; madde {{detail}} fıkra.',
      no_such_point: 'Maddede bu bent bulunamadı: {{detail}}.',
      no_such_section: 'Kararda bu paragraf yok: {{detail}}.',
      not_read: 'Atfın tamamı okunamadı, bu bölümü denetlenmedi: “{{detail}}”.',
      no_number: 'Esas ya da karar numarası yazılmamış; karar bulunamaz.',
      nothing_cited: 'Alıntının kaynağı yazılmamış; denetlenmedi.',
      law_repealed: 'Kanun yürürlükten kaldırıldı: {{detail}}.',
      article_repealed: 'Madde yürürlükten kaldırıldı.',
      article_amended: 'Madde dilekçeden sonra değişti: {{detail}}.',
    },
    fields: {
      court: 'mahkeme',
      chamber: 'daire',
      caseNumber: 'esas no',
      decisionNumber: 'karar no',
      date: 'tarih',
    },
  },
  en: {
    classes: {
      verified: 'Verified',
      quote_differs: 'The quotation differs',
      other_identity: 'Another court, chamber, date or number',
      not_held: 'Not held here, cannot be checked',
      impossible: 'Impossible',
      no_pinpoint: 'The place is not found',
      quote_without_citation: 'Quotation without a source',
      law_changed: 'The law has changed',
    },
    reasons: {
      exists: 'The collection has the source.',
      quote_stands: 'The quotation stands there word for word.',
      quote_other: 'The text of the source is another one.',
      quote_nowhere: 'Nothing in the source is like this quotation.',
      quote_stitched: 'The quotation joins pieces of different sentences of the source.',
      other_paragraph: 'The quotation stands in the article, but not at this place: in paragraph {{detail}}.',
      too_many_quotes:
        'The text has too many quotations; this one was not checked. Split the text and check again.',
      fields_differ: 'The collection has the decision with other particulars.',
      name_of_other_law: 'Number and name belong to two laws: {{detail}}.',
      law_not_held: 'The collection does not have this law; it cannot be checked.',
      law_unclear: 'It is not clear which law is meant; it cannot be checked. Add the number of the law.',
      several_laws: 'This name may mean several laws; add the number: {{detail}}.',
      article_not_held: 'The collection does not have this article; it cannot be checked.',
      only_summary:
        'The collection has a summary of the article, in which no paragraph, point or quotation is checked.',
      text_is_cut: 'The collection has only the beginning of the decision; the quotation cannot be checked.',
      decision_not_held:
        'The collection does not have this decision; it cannot be checked. That does not mean that it does not exist.',
      several_fit: 'Several decisions fit; add the chamber or the date.',
      article_beyond_last: 'The last article of this law is {{detail}}.',
      no_article_zero: 'No law has an article of number zero.',
      no_such_chamber: 'There is no such chamber; the highest one is {{detail}}.',
      no_such_day: 'The calendar has no such day: {{detail}}.',
      date_in_future: 'The decision would be of the future: {{detail}}.',
      year_in_future: 'The number would be of the future: {{detail}}.',
      decided_before_case: 'The decision would be older than its case of {{detail}}.',
      dated_before_case: 'The date would be before the case of {{detail}}.',
      no_such_paragraph: 'The article has no such paragraph; it has {{detail}}.',
      no_such_point: 'The article has no such point: {{detail}}.',
      no_such_section: 'The decision has no such paragraph: {{detail}}.',
      not_read: 'The citation could not be read to its end; this was not checked: “{{detail}}”.',
      no_number: 'There is no number by which the decision could be found.',
      nothing_cited: 'No source is named for the quotation; it was not checked.',
      law_repealed: 'The law was repealed: {{detail}}.',
      article_repealed: 'The article was repealed.',
      article_amended: 'The article was changed after the petition: {{detail}}.',
    },
    fields: {
      court: 'court',
      chamber: 'chamber',
      caseNumber: 'case number',
      decisionNumber: 'decision number',
      date: 'date',
    },
  },
}

/** Days are written as the law prints them. */
const printed = (detail: string): string => detail.replace(/(\d{4})-(\d{2})-(\d{2})/g, '$3.$2.$1')

export function reasonText(
  language: 'tr' | 'en',
  { reason, detail }: { reason: AuditReason; detail: string | null },
): string {
  const said = auditWords[language].reasons[reason]
  const repealed = /^(\S+) (\S+)$/.exec(detail ?? '')
  const shown =
    reason === 'law_repealed' && repealed
      ? language === 'tr'
        ? `${repealed[1]} tarihinde ${repealed[2]} sayılı Kanunla`
        : `on ${repealed[1]} by law ${repealed[2]}`
      : (detail ?? '')
  return said.replace('{{detail}}', printed(shown))
}
