#!/usr/bin/env node
import '../dist/cli/latchkey.js'
