import { defineErrors } from '@mizan/platform/contract'

export const assistantErrors = defineErrors({
  LAAIA_InvalidAgentResponse: {
    status: 503,
    tr: 'Yapay zekânın yanıtı kaynaklarla doğrulanamadı ve aynen alıntılanacak bir metin de bulunamadı. Soruyu değiştirip yeniden deneyin.',
    en: 'The answer of the language model could not be proven, and no text was found to quote. Change the question and try again.',
  },
  'assistant.conversation_not_found': {
    status: 404,
    tr: 'Sohbet bulunamadı. Silinmiş olabilir.',
    en: 'The conversation was not found. It may have been deleted.',
  },
  'assistant.answer_not_found': {
    status: 404,
    tr: 'Yanıt bulunamadı. Sohbet silinmiş olabilir.',
    en: 'The answer was not found. The conversation may have been deleted.',
  },
  'assistant.proposal_not_found': {
    status: 404,
    tr: 'Öneri bulunamadı. Sohbet silinmiş olabilir.',
    en: 'The proposal was not found. The conversation may have been deleted.',
  },
  'assistant.conversation_full': {
    status: 409,
    tr: 'Bu sohbet en çok {{most}} soru alır. Yeni bir sohbet başlatın.',
    en: 'This conversation takes at most {{most}} questions. Start a new one.',
  },
  'assistant.too_many_conversations': {
    status: 409,
    tr: 'En çok {{most}} sohbetiniz olabilir. Gereksiz olanları silin.',
    en: 'You can have at most {{most}} conversations. Delete those that you do not need.',
  },
  'assistant.conversation_of_other_case': {
    status: 409,
    tr: 'Bu sohbet başka bir dava hakkında. Bu dava için yeni bir sohbet başlatın.',
    en: 'This conversation is about another case. Start a new one for this case.',
  },
  'assistant.administrators_only': {
    status: 403,
    tr: 'Asistanın ayarlarını yalnız “Yönetici” rolündekiler görür ve değiştirir. Yöneticinizden isteyin.',
    en: 'Only members with the role “Admin” see and change the settings of the assistant. Ask one of them.',
  },
})

declare module '@mizan/platform/contract/names' {
  interface ErrorCodes extends Record<keyof typeof assistantErrors, true> {}
}
