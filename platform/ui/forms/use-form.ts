/**
 * The state of a form. What is typed stays whatever happens; after a failed attempt the focus goes to the first
 * wrong field, and what the server says of single fields stands beside them.
 */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../contract/client.ts'
import type { Problem } from './issues.ts'
import { useFormText } from './text.ts'

export type Problems<V> = Partial<Record<keyof V & string, Problem | string>>

export interface FormOptions<V extends object> {
  initial: V
  /** Says what is wrong before anything is sent; `problemsIn(schema, values)` does for most forms. */
  check?: (values: V) => Problems<V> | Promise<Problems<V>>
  /** Sends the form; an ApiError is shown, what it says of a field beside that field. */
  submit: (values: V) => Promise<void>
}

/** What a field component takes: `<TextField label="…" {...form.field('email')} />`. */
export interface FieldState<T> {
  name: string
  value: T
  onChange: (value: T) => void
  error?: string | undefined
}

const failureOf = (error: unknown) =>
  error instanceof ApiError ? error : new ApiError(0, 'client.failed', '', [])

export function useForm<V extends object>({ initial, check, submit }: FormOptions<V>) {
  const t = useFormText()
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

  const textOf = (problem: Problem | string | undefined): string | undefined => {
    if (problem === undefined || typeof problem === 'string') return problem
    if (problem.key !== 'field') return t(`problem.${problem.key}`, problem.values)
    return t(`field.${problem.rule as 'email'}`)
  }
  const refuse = (found: Problems<V>) => {
    setProblems(found)
    setAttempts((count) => count + 1)
  }
  const fail = (error: unknown) => {
    // The question for the password stands over the screen; once it is answered the form can be sent again.
    if (failureOf(error).code === 'session.expired') return
    const { issues } = failureOf(error)
    const known = issues.filter(({ path }) => path in values)
    refuse(Object.fromEntries(known.map(({ path, message }) => [path, message])) as Problems<V>)
    if (known.length === 0) setFailure(failureOf(error))
  }
  /** Does something with the values as they stand, and shows how it fails. */
  const attempt = async (work: (values: V) => Promise<void>, last?: Partial<V>) => {
    if (busy) return
    setBusy(true)
    setFailure(null)
    setProblems({})
    await work({ ...values, ...last })
      .catch(fail)
      .finally(() => setBusy(false))
  }
  /** Checks and sends the form; `last` holds values that were given this very moment. */
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
    /** What stands above the fields: a failure that belongs to none of them. */
    failure,
    setFailure,
    /** Puts problems beside fields, as after a failed attempt. */
    refuse,
    wrong: Object.keys(problems).length,
    dirty: Object.keys(initial).some((name) => values[name as keyof V] !== initial[name as keyof V]),
    /** Back to these values, as if nothing had been typed since. */
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
