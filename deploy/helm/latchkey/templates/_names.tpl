{{- define "latchkey.name" -}}
{{- if contains "latchkey" .Release.Name }}{{ .Release.Name | trunc 52 | trimSuffix "-" }}
{{- else }}{{ printf "%s-latchkey" .Release.Name | trunc 52 | trimSuffix "-" }}
{{- end }}
{{- end }}

{{- define "latchkey.selector" -}}
app.kubernetes.io/name: latchkey
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "latchkey.labels" -}}
{{ include "latchkey.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{- define "latchkey.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- with .Values.image.digest }}@{{ . }}{{ end }}
{{- end }}

{{/* Variables that follow from values; the server refuses to start where one is wrong. */}}
{{- define "latchkey.environment" -}}
- name: LATCHKEY_OPERATIONS_HOST
  value: '::'
{{- if .Values.tls.secret }}
- name: LATCHKEY_TLS_CERT_FILE
  value: /etc/latchkey/tls/tls.crt
- name: LATCHKEY_TLS_KEY_FILE
  value: /etc/latchkey/tls/tls.key
- name: LATCHKEY_PUBLIC_PORT
  value: '443'
{{- else }}
- name: LATCHKEY_TLS
  value: 'off'
{{- if not .Values.trustedProxies }}
{{- fail "Set tls.secret, or trustedProxies where a proxy ends TLS." }}
{{- end }}
{{- end }}
{{- with .Values.trustedProxies }}
- name: LATCHKEY_TRUSTED_PROXIES
  value: {{ join "," . | quote }}
{{- end }}
{{- range $name, $value := .Values.environment }}
- name: {{ $name }}
  value: {{ $value | toString | quote }}
{{- end }}
{{- end }}

{{- define "latchkey.podSecurity" -}}
runAsNonRoot: true
runAsUser: 65532
runAsGroup: 65532
fsGroup: 65532
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "latchkey.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{- define "latchkey.mounts" -}}
- { name: data, mountPath: /var/lib/latchkey }
{{- if .Values.tls.secret }}
- { name: tls, mountPath: /etc/latchkey/tls, readOnly: true }
{{- end }}
{{- end }}

{{- define "latchkey.volumes" -}}
- { name: data, emptyDir: {} }
{{- if .Values.tls.secret }}
- name: tls
  secret: { secretName: {{ .Values.tls.secret }} }
{{- end }}
{{- end }}
