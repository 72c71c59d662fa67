/** Greetings, thanks and requests around a question; searching them finds only other texts with the same words. */

const opening =
  /^(?:\s*(?:merhaba(?:lar)?|selam(?:lar)?|iyi (?:günler|akşamlar|çalışmalar)|günaydın|kolay gelsin|hocam|üstad(?:ım)?|üstat|sayın (?:üstad|meslektaş)\p{L}*|meslektaş(?:lar)?(?:ım)?|arkadaşlar|slm|mrb)(?![\p{L}])[\s,.!;:-]*)+/iu
const request =
  /(?:^|(?<=[.?!,;]\s?))\s*(?:bir (?:sorum|konu) (?:var|olacaktı)|sorum şu|bir şey soracağım|bilgi (?:verir|verebilir) misiniz|bilgi alabilir miyim|yardımcı olur musunuz|yardım(?:ınız)?a ihtiyacım var|açıklar mısın(?:ız)?|(?:bana )?söyler misin(?:iz)?|cevap(?:lar| verir) mısın(?:ız)?)\s*[.?!,;]*/giu
const closing =
  /[\s,.!]*(?:(?:şimdiden |çok )*teşekkür(?:ler| eder(?:im|iz))?|sağ ?ol(?:un|unuz)?|saygılar(?:ımla|ımı sunarım)?|iyi (?:günler|çalışmalar)(?: dilerim)?|lütfen|kolay gelsin|yardımcı olur musunuz)[\s.!]*$/iu

/** The message itself if nothing else is in it. */
export function withoutPoliteness(message: string): string {
  let text = message.trim().replace(opening, '').replace(request, ' ')
  for (let before = ''; before !== text; ) {
    before = text
    text = text.replace(closing, '')
  }
  return text.trim() || message.trim()
}
