/**
 * The inputs of a calculator: typed texts while they are edited, in the address for sharing, and remembered in this
 * browser. An address without inputs begins with those that were used last.
 */
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { filled, type Inputs } from './inputs.ts'
import { remember, remembered } from './remembered.ts'

interface Form<T> {
  /** Converts the address into the values of the fields, and back; the address is the same in both languages. */
  read: (inputs: Inputs) => T
  write: (form: T) => Inputs
}

const settlingMs = 300

/** An address that names a kind of a calculator takes the other inputs from memory. */
const startOf = (page: string, inputs: Inputs): Inputs =>
  Object.keys(inputs).length > 2 ? inputs : { ...remembered(page), ...inputs }

export function useInputs<T>({ read, write }: Form<T>): [T, (change: Partial<T>) => void] {
  const { page = '' } = useParams({ strict: false })
  const search = useSearch({ strict: false }) as Inputs
  const navigate = useNavigate()
  const [form, setForm] = useState(() => read(startOf(page, search)))
  const written = useRef(JSON.stringify(search))
  const latest = useRef({ read, write, navigate })
  latest.current = { read, write, navigate }

  // The address was changed from outside: Back, a link, a command.
  const shown = JSON.stringify(search)
  useEffect(() => {
    if (shown === written.current) return
    written.current = shown
    setForm(latest.current.read(startOf(page, JSON.parse(shown) as Inputs)))
  }, [shown, page])

  useEffect(() => {
    const timer = setTimeout(() => {
      const inputs = filled(latest.current.write(form))
      const text = JSON.stringify(inputs)
      remember(page, inputs)
      if (text === written.current) return
      written.current = text
      void latest.current.navigate({ to: '.', search: inputs as never, replace: true, resetScroll: false })
    }, settlingMs)
    return () => clearTimeout(timer)
  }, [form, page])

  return [form, (change) => setForm((before) => ({ ...before, ...change }))]
}
