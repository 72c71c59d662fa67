/**
 * Entries about conversations and the settings of the office. A question concerns only its asker; a shared
 * conversation concerns the office.
 */
import { defineAudit } from '@mizan/platform/contract'

export const assistantAudit = defineAudit({
  'assistant.conversation_renamed': {
    says: { tr: 'Asistan sohbetinin adını değiştirdi', en: 'Renamed a conversation with the assistant' },
    shows: [],
  },
  'assistant.conversation_deleted': {
    says: { tr: 'Asistan sohbetini sildi', en: 'Deleted a conversation with the assistant' },
    shows: [],
  },
  'assistant.sharing_changed': {
    says: { tr: 'Asistan sohbetinin paylaşımını değiştirdi', en: 'Changed the sharing of a conversation' },
    shows: [
      {
        field: 'sharing',
        words: {
          shared: { tr: 'Büroyla paylaşıldı', en: 'Shared with the office' },
          ended: { tr: 'Paylaşım sona erdi', en: 'Not shared any more' },
        },
      },
    ],
  },
  'assistant.settings_changed': {
    says: {
      tr: 'Asistanda kişisel verilerin gizlenmesini değiştirdi',
      en: 'Changed whether the assistant hides personal data',
    },
    shows: [
      {
        from: 'before',
        to: 'after',
        words: { on: { tr: 'Gizlenir', en: 'Hidden' }, off: { tr: 'Gizlenmez', en: 'Not hidden' } },
      },
    ],
  },
})

declare module '@mizan/platform/contract/names' {
  interface AuditActions extends Record<keyof typeof assistantAudit, true> {}
}
