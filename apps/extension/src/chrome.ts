/** The few interfaces of browser extensions that are used; Firefox knows them by the same name. */

interface Sender {
  tab?: { id?: number }
}

type MessageListener = (message: unknown, sender: Sender, answer: (value: unknown) => void) => boolean

interface Area {
  get: (key: string) => Promise<Record<string, unknown>>
  set: (values: Record<string, unknown>) => Promise<void>
  remove: (key: string) => Promise<void>
}

export interface Extensions {
  runtime: {
    sendMessage: (message: unknown) => Promise<unknown>
    onMessage: { addListener: (listener: MessageListener) => void }
    getURL: (path: string) => string
  }
  storage: {
    local: Area
    /** The area is emptied when the browser closes; pages of the portal cannot read it. */
    session: Area
    onChanged: { addListener: (listener: (changes: Record<string, unknown>) => void) => void }
  }
  tabs: { sendMessage: (tab: number, message: unknown) => Promise<unknown> }
  permissions: {
    contains: (asked: { origins: string[] }) => Promise<boolean>
    request: (asked: { origins: string[] }) => Promise<boolean>
  }
  i18n: { getUILanguage: () => string }
}

export const extensions = (globalThis as unknown as { chrome: Extensions }).chrome

/** Answers messages of one kind of sender with the result of the work, or with the error that it throws. */
export function answerMessages<Message>(work: (message: Message, sender: Sender) => Promise<unknown>): void {
  extensions.runtime.onMessage.addListener((message, sender, answer) => {
    work(message as Message, sender).then(
      (value) => answer({ value }),
      (error: unknown) =>
        answer({
          error: error instanceof Error ? { ...error, message: error.message } : { message: String(error) },
        }),
    )
    // True announces that the answer comes later.
    return true
  })
}

export interface MessageAnswer<Value> {
  value?: Value
  error?: { message: string; [field: string]: unknown }
}
