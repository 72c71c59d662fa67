import { domains } from '../domains.ts'
import { startProduct } from '../start.tsx'
import { houseWeb } from './manifest.tsx'

startProduct([...domains, houseWeb])
