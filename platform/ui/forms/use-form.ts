/**
 * The state of a form. The user's input is always kept. After a failed attempt the focus moves to the first wrong
 * field, and problems that the server reports about single fields are shown beside them.
 */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../contract/client.ts'
import type { Problem } from './issues.ts'
import { useFormText } from './text.ts'

export type Problems<V> = Partial<Record<keyof V & string, Problem | string>>

export interface FormOptions<V extends object> {
  initial: V
  /** Finds problems before anything is sent; `problemsIn(schema, values)` is enough for most forms. */
  check?: (values: V) => Problems<V> | Promise<Problems<V>>
  /** Sends the form. An ApiError is shown; problems that it reports about a field are shown beside that field. */
  submit: (values: V) => Promise<void>
}

/** The properties of a field component: `<TextField label="…" {...form.field('email')} />`. */
export interface FieldState<T> {
  name: string
  value: T
  onChange: (value: T) => void
  error?: string | undefined
}

const failureOf = (error: unknown) =>
  error instanceof ApiError ? error : new ApiError(0, 'client.failed', '', [])

/** Puts a problem of a field into words. */
export function useProblemText(): (problem: Problem | string | undefined) => string | undefined {
  const t = useFormText()
  return (problem) => {
    if (problem === undefined || typeof problem === 'string') return problem
    if (problem.key !== 'field') return t(`problem.${problem.key}`, problem.values)
    return t(`field.${problem.rule as 'email'}`)
  }
}

export function useForm<V extends object>({ initial, check, submit }: FormOptions<V>) {
  const textOf = useProblemText()
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<Problems<V>>({})
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [busy, setBusy] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const wrong = attempts > 0 && form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) (wrong.querySelector<HTMLElement>('input:checked') ?? wrong).focus()
  }, [attempts])

  const refuse = (found: Problems<V>) => {
    setProblems(found)
    setAttempts((count) => count + 1)
  }
  const fail = (error: unknown) => {
    // The password dialog is shown over the screen; after it the form can be sent again.
    if (failureOf(error).code === 'session.expired') return
    const { issues } = failureOf(error)
    const known = issues.filter(({ path }) => path in values)
    refuse(Object.fromEntries(known.map(({ path, message }) => [path, message])) as Problems<V>)
    if (known.length === 0) setFailure(failureOf(error))
  }
  /** Does something with the current values, and shows its failure. */
  const attempt = async (work: (values: V) => Promise<void>, last?: Partial<V>) => {
    if (busy) return
    setBusy(true)
    setFailure(null)
    setProblems({})
    await work({ ...values, ...last })
      .catch(fail)
      .finally(() => setBusy(false))
  }
  /** Checks and sends the form; `last` holds values that have just been entered. */
  const run = (last?: Partial<V>) =>
    attempt(async (sent) => {
      const found = (await check?.(sent)) ?? {}
      if (Object.keys(found).length > 0) return refuse(found)
      await submit(sent)
    }, last)
  const set = <K extends keyof V & string>(name: K, value: V[K]) => {
    setValues((before) => ({ ...before, [name]: value }))
    setProblems(({ [name]: _, ...rest }) => rest as Problems<V>)
  }

  return {
    values,
    set,
    busy,
    /** A failure that belongs to no field, shown above the fields. */
    failure,
    setFailure,
    /** Shows problems beside fields, as after a failed attempt. */
    refuse,
    wrong: Object.keys(problems).length,
    dirty: Object.keys(initial).some((name) => values[name as keyof V] !== initial[name as keyof V]),
    /** Sets these values and forgets what was typed. */
    reset: (to: V) => {
      setValues(to)
      setProblems({})
      setFailure(null)
    },
    run,
    attempt,
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        void run()
      },
    },
    field: <K extends keyof V & string>(name: K): FieldState<V[K]> => ({
      name,
      value: values[name],
      onChange: (value) => set(name, value),
      error: textOf(problems[name]),
    }),
  }
}

export type Form<V extends object> = ReturnType<typeof useForm<V>>
