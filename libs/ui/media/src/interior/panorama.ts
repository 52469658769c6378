import type { LookView } from './lookView.ts';

/** Draws the panorama for one view. */
export interface Panorama {
  draw(view: LookView): void;
  /** Frees the GPU memory. */
  dispose(): void;
}

const VERTEX = `#version 300 es
in vec2 corner;
out vec2 screen;
void main() {
  screen = corner;
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

// Maps each pixel of the stage to a direction, and the direction to the picture: yaw across, pitch down.
const FRAGMENT = `#version 300 es
precision highp float;
in vec2 screen;
out vec4 colour;
uniform sampler2D picture;
uniform vec2 halfSize;
uniform float yaw;
uniform float pitch;
const float PI = 3.14159265;
void main() {
  vec3 ray = normalize(vec3(screen * halfSize, 1.0));
  float up = ray.y * cos(pitch) + ray.z * sin(pitch);
  float ahead = ray.z * cos(pitch) - ray.y * sin(pitch);
  float turn = atan(ray.x, ahead) + yaw;
  colour = textureLod(picture, vec2(0.5 + turn / (2.0 * PI), 0.5 - asin(clamp(up, -1.0, 1.0)) / PI), 0.0);
}`;

/** Sets up a canvas for a panorama; null if the browser has no WebGL 2, or no room for a texture of this size. */
export function createPanorama(canvas: HTMLCanvasElement, picture: HTMLImageElement): Panorama | null {
  const gl = canvas.getContext('webgl2', { antialias: false, alpha: false });
  const program = gl && link(gl);
  if (!gl || !program || picture.naturalWidth > gl.getParameter(gl.MAX_TEXTURE_SIZE)) return null;
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  const [halfSize, yaw, pitch] = ['halfSize', 'yaw', 'pitch'].map((name) =>
    gl.getUniformLocation(program, name),
  );
  return {
    draw(view) {
      const ratio = Math.min(2, window.devicePixelRatio);
      canvas.width = Math.max(1, Math.round(canvas.clientWidth * ratio));
      canvas.height = Math.max(1, Math.round(canvas.clientHeight * ratio));
      gl.viewport(0, 0, canvas.width, canvas.height);
      const high = Math.tan((view.fieldOfView * Math.PI) / 360);
      gl.uniform2f(halfSize ?? null, (high * canvas.width) / canvas.height, high);
      gl.uniform1f(yaw ?? null, (view.yaw * Math.PI) / 180);
      gl.uniform1f(pitch ?? null, (view.pitch * Math.PI) / 180);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    dispose: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}

function link(gl: WebGL2RenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) === true ? program : null;
}
