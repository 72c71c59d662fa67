/** The state of asking on this screen: the text in the box, the country, and the answer so far. */
import { useUnsavedChanges } from '@mizan/platform/ui'
import { getRouteApi } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Answer, AskedCountry, Conversation } from '../../schemas.ts'
import { useAsk } from '../ask/use-ask.ts'
import { storeCountry, storedCountry } from '../country.ts'
import { placeOf, useDrafts } from '../drafts.ts'

const route = getRouteApi('/rag')

export function useQuestions(onAnswer: (answer: Answer) => void) {
  const { conversation: conversationId, case: caseId, question } = route.useSearch()
  const navigate = route.useNavigate()
  const drafts = useDrafts()
  const field = useRef<HTMLTextAreaElement>(null)
  const place = placeOf(conversationId, caseId)
  const go = (conversation: string | undefined, ofCase: string | undefined, replace: boolean) =>
    void navigate({
      search: { ...(conversation && { conversation }), ...(ofCase && { case: ofCase }) },
      replace,
      ignoreBlocker: true,
    })
  const ask = useAsk((answer, askedAt) => {
    drafts.put(askedAt, '')
    onAnswer(answer)
    // The address of the new conversation takes the place of the one where it began.
    if (!conversationId) go(answer.conversationId, caseId, true)
  })
  // The answer so far is lost if the person leaves before its end; the question itself is stored.
  useUnsavedChanges(ask.isRunning)
  useStopElsewhere(place, ask)
  useBroughtQuestion(question, (text) => {
    drafts.put(placeOf(undefined, undefined), text)
    go(undefined, undefined, true)
  })
  useReadyToType(field, conversationId === undefined, place)
  const isHere = ask.asking?.place === place
  const isComplete = ask.asking?.end === 'complete'
  const { forget } = ask
  // biome-ignore lint/correctness/useExhaustiveDependencies: `forget` is another function each time
  useEffect(() => {
    if (isComplete && conversationId) forget()
  }, [isComplete, conversationId])
  const put = (text: string) => drafts.put(place, text)
  const change = (text: string, elsewhere = place) => {
    drafts.put(elsewhere, text)
    requestAnimationFrame(() => field.current?.focus())
  }
  return {
    ask,
    field,
    text: drafts.textAt(place),
    put,
    change,
    isHere,
    /**
     * In a new conversation this lasts until the address is its own, so that the beginning is not shown again in
     * between.
     */
    isComing: isHere && (ask.isRunning || (isComplete && !conversationId)),
    submit: (message: string, searchCountry: AskedCountry) => {
      put(message)
      const continued = conversationId ? { conversationId } : {}
      const ofCase = !conversationId && caseId ? { caseId } : {}
      ask.ask(place, { message: message.trim(), searchCountry, ...continued, ...ofCase })
    },
    /** Takes a question into a new conversation, about the same case. */
    begin: (question: string, ofCase: string | undefined) => {
      go(undefined, ofCase, false)
      change(question, placeOf(undefined, ofCase))
    },
    /** The pressed button disappears then, so the box gets the focus. */
    stop: () => {
      ask.stop()
      requestAnimationFrame(() => readyToType(field))
    },
    leave: () => go(undefined, undefined, true),
  }
}

/** Back and links within the screen lead to another conversation, to which the answer does not belong. */
function useStopElsewhere(place: string, { asking, isRunning, stop }: ReturnType<typeof useAsk>): void {
  const isElsewhere = isRunning && asking?.place !== place
  const end = useRef(stop)
  end.current = stop
  useEffect(() => {
    if (isElsewhere) end.current()
  }, [isElsewhere])
}

/** A question in the address is put into the box once, and removed from the address. */
function useBroughtQuestion(question: string | undefined, take: (text: string) => void): void {
  const taken = useRef(take)
  taken.current = take
  useEffect(() => {
    if (question) taken.current(question)
  }, [question])
}

/** Except where that would open a keyboard on the screen. */
function readyToType(field: RefObject<HTMLElement | null>): void {
  if (window.matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
}

/** A new conversation begins in its box. */
function useReadyToType(field: RefObject<HTMLElement | null>, isNew: boolean, place: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another new conversation
  useEffect(() => {
    if (isNew) readyToType(field)
  }, [isNew, place])
}

/** The chosen country, else that of the conversation, else the one that was chosen last. */
export function useCountry(conversation: Conversation | undefined, place: string) {
  const [chosen, setChosen] = useState<{ place: string; country: AskedCountry } | null>(null)
  const here = chosen?.place === place ? chosen.country : undefined
  return {
    country: here ?? conversation?.searchCountry ?? storedCountry(),
    choose: (country: AskedCountry) => {
      storeCountry(country)
      setChosen({ place, country })
    },
  }
}
