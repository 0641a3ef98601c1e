#!/usr/bin/env node
import { Command } from 'commander'
import { buildCommand } from './build.ts'

await new Command('failure-archive').addCommand(buildCommand()).parseAsync()
