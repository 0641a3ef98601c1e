import { readFileSync } from 'node:fs'

/** Resident memory of a process in MiB, as the kernel tells it. */
export const residentMiBOf = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
