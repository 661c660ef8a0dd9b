-- Prints the figures of a run as JSON. wrk counts in microseconds.
function done(summary, latency)
  local failed = summary.errors
  io.write(string.format(
    '{"perSecond":%f,"p50":%f,"p99":%f,"errors":%d,"refused":%d}',
    summary.requests / summary.duration * 1e6, latency:percentile(50) / 1e3,
    latency:percentile(99) / 1e3, failed.connect + failed.read + failed.write + failed.timeout,
    failed.status))
end
